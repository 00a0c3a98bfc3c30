// Writes src/generated/icons*.ts: of the four thousand icons of game-icons.net only those which scripts/icons.json names, so that
// a page loads no more than it shows. A file each for the house and for every game. Run `node scripts/icons.mjs` after a change of the list.

import { readFileSync, writeFileSync } from 'node:fs'

const here = new URL('.', import.meta.url)
const SET = new URL('../node_modules/@iconify-json/game-icons/icons.json', here)
const HEAD = `// Written by scripts/icons.mjs from @iconify-json/game-icons (game-icons.net, CC BY 3.0: Lorc, Delapouite and others). Do not edit.

/** The outline of an icon in a square of so many units. */
export interface Icon {
  size: number
  path: string
}
`

const set = JSON.parse(readFileSync(SET, 'utf8'))
const lists = JSON.parse(readFileSync(new URL('icons.json', here), 'utf8'))
for (const [file, names] of Object.entries(lists)) writeFileSync(new URL(`../src/generated/${file}`, here), moduleOf(names))

function moduleOf(names) {
  const lines = [...names].sort().map((name) => `  '${name}': { size: ${set.width}, path: '${pathOf(name)}' },`)
  return `${HEAD}\nexport const icons = {\n${lines.join('\n')}\n} satisfies Record<string, Icon>\n\nexport type IconName = keyof typeof icons\n`
}

/** Every icon of the set is a single path; one that is not would be drawn wrong, so it stops the build. */
function pathOf(name) {
  const found = set.icons[name]?.body.match(/^<path fill="currentColor" d="([^"]+)"\/>$/)
  if (!found) throw new Error(`game-icons has no '${name}', or it is more than a path`)
  return found[1]
}
