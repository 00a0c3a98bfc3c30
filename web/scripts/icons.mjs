// Writes src/generated/icons*.ts: of the four thousand icons of game-icons.net only those which are named, so that a page loads no
// more than it shows. One file for the house, whose list is scripts/icons.json, and one for each game with an icons.json in its folder.
// Run `node scripts/icons.mjs` after a change of a list.

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'

const here = new URL('.', import.meta.url)
const GAMES = new URL('../src/games/', here)
const SET = new URL('../node_modules/@iconify-json/game-icons/icons.json', here)
const HEAD = `// Written by scripts/icons.mjs from @iconify-json/game-icons (game-icons.net, CC BY 3.0: Lorc, Delapouite and others). Do not edit.

/** The outline of an icon in a square that is "size" units wide. */
export interface Icon {
  size: number
  path: string
}
`

const set = JSON.parse(readFileSync(SET, 'utf8'))
write('icons.ts', new URL('icons.json', here))
for (const game of readdirSync(GAMES)) {
  const list = new URL(`${game}/icons.json`, GAMES)
  if (existsSync(list)) write(`icons-${game}.ts`, list)
}

function write(file, list) {
  writeFileSync(new URL(`../src/generated/${file}`, here), moduleOf(JSON.parse(readFileSync(list, 'utf8'))))
}

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
