// Drawings of our own in the square of the icons, 512 wide, where no icon would do: a compass, a cathedral, an eclipse.

const MIDDLE = 256

function at(radius: number, turn: number): string {
  const angle = turn * 2 * Math.PI
  return `${Math.round(MIDDLE + radius * Math.sin(angle))} ${Math.round(MIDDLE - radius * Math.cos(angle))}`
}

/** A dark disc before the sun. */
function eclipse(): string {
  const rays = Array.from({ length: 16 }, (_, i) => {
    const turn = i / 16
    return `M${at(172, turn - 0.022)}L${at(i % 2 ? 206 : 244, turn)}L${at(172, turn + 0.022)}z`
  })
  return `M256 100a156 156 0 1 0 .1 0zm0 24a132 132 0 1 1-.1 0z${rays.join('')}M256 148a108 108 0 1 0 .1 0z`
}

export const ART = {
  compass:
    'M256 24a44 44 0 0 1 28 78l18 36-32 16-14-30-14 30-32-16 18-36a44 44 0 0 1 28-78zM200 160l32 16L116 452l-22 36 4-44zM312 160l102 284 4 44-22-36-116-276zM168 300h176l12 34H154z',
  cathedral:
    'M64 488V190l64-150 64 150v34l64-52 64 52v-34l64-150 64 150v298H308v-70a52 52 0 0 0-104 0v70zM256 250a52 52 0 1 0 .1 0zm0 20a32 32 0 1 1-.1 0zM108 230h40v60h-40zm256 0h40v60h-40zM108 340h40v70h-40zm256 0h40v70h-40z',
  eclipse: eclipse(),
}
