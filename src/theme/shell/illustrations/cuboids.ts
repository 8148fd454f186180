/** A cuboid in isometric projection: `x` grows to the lower right, `y` to the lower left, `z` upwards. */
export interface Cuboid {
  x: number
  y: number
  z: number
  width: number
  depth: number
  height: number
  isAccent: boolean
}

type Point = readonly [number, number]

/** Length of one grid step in units of the drawing. */
const step = 24

/** Projects a point of the grid: one step right is √3/2 across and half a step down. */
function project(x: number, y: number, z: number): Point {
  return [(x - y) * step * 0.866, (x + y) * step * 0.5 - z * step]
}

/** Lists the three visible faces of a block: top, left, right. */
export function listFaces({ x, y, z, width, depth, height }: Cuboid): Point[][] {
  const [right, front, top] = [x + width, y + depth, z + height]
  return [
    [project(x, y, top), project(right, y, top), project(right, front, top), project(x, front, top)],
    [project(x, front, z), project(right, front, z), project(right, front, top), project(x, front, top)],
    [project(right, y, z), project(right, front, z), project(right, front, top), project(right, y, top)],
  ]
}

/** Formats a closed shape as the `d` attribute of a path. */
export function formatOutline(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`
}

/** Differences below this are rounding errors of sums such as 0.1 + 0.2. */
const tolerance = 1e-9

/** Sorts blocks from back to front, so that nearer ones cover the others, and those at one place from bottom to top. */
export function sortBackToFront(blocks: readonly Cuboid[]): Cuboid[] {
  return [...blocks].sort((a, b) => {
    const distance = a.x + a.y - b.x - b.y
    return Math.abs(distance) > tolerance ? distance : a.z - b.z
  })
}

/** Returns the `viewBox` of a drawing of these blocks. */
export function getViewBox(blocks: readonly Cuboid[]): string {
  const points = blocks.flatMap(listFaces).flat()
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs) - 1, Math.min(...ys) - 1]
  const size = [Math.max(...xs) + 1 - left, Math.max(...ys) + 1 - top]
  return [left, top, ...size].map(round).join(' ')
}

const round = (value: number): number => Math.round(value * 10) / 10
