/** A line that changes its place between two layers. */
export interface Bend {
  link: number
  start: number
  end: number
  /** Where it starts and ends. Lines with the same start or end may be one there. */
  startPort: string
  endPort: string
}

/** Bends of other lines are at least so far from each other if they have one track. */
const clearance = 8
const mostPermuted = 5

/**
 * Returns the track of each bend, from the first: one for all, unless lines would look connected that aren't. Among the
 * orders of tracks, the one with the fewest crossings is chosen.
 */
export function chooseTracks(bends: readonly Bend[]): Map<number, number> {
  const tracks: Bend[][] = []
  for (const bend of bends.toSorted((a, b) => Math.min(a.start, a.end) - Math.min(b.start, b.end))) {
    const fitting = tracks.filter((track) => !track.some((other) => isConflict(bend, other)))
    const own =
      fitting.find((track) => track.some(({ startPort }) => startPort === bend.startPort)) ?? fitting[0]
    if (own === undefined) tracks.push([bend])
    else own.push(bend)
  }
  const orders = tracks.length > mostPermuted ? [tracks] : permute(tracks)
  const [best = []] = orders
    .map((order) => ({ order, count: countCrossings(order) }))
    .sort((a, b) => a.count - b.count)
    .map(({ order }) => order)
  return new Map(best.flatMap((track, index) => track.map(({ link }): [number, number] => [link, index])))
}

const isConflict = (a: Bend, b: Bend): boolean =>
  a.startPort !== b.startPort &&
  a.endPort !== b.endPort &&
  Math.min(a.start, a.end) < Math.max(b.start, b.end) + clearance &&
  Math.max(a.start, a.end) > Math.min(b.start, b.end) - clearance

/** Counts where the level part of a line crosses the bend of another. A line is at its start before its track. */
function countCrossings(order: readonly (readonly Bend[])[]): number {
  const placed = order.flatMap((track, index) => track.map((bend) => ({ ...bend, index })))
  const isOn = (value: number, { start, end }: Bend): boolean =>
    value > Math.min(start, end) - 1 && value < Math.max(start, end) + 1
  const crossings = placed.flatMap((bend) =>
    placed.filter(
      (other) => other.index !== bend.index && isOn(other.index > bend.index ? other.start : other.end, bend),
    ),
  )
  return crossings.length
}

function permute<Value>(values: readonly Value[]): Value[][] {
  if (values.length < 2) return [[...values]]
  return values.flatMap((value, index) => permute(values.toSpliced(index, 1)).map((rest) => [value, ...rest]))
}
