/** Takes up to `count` items around a position, in order. An unknown position (-1) counts as the first. */
export function takeNearest<Item>(items: readonly Item[], position: number, count: number): readonly Item[] {
  const start = Math.min(position - Math.floor(count / 2), items.length - count)
  return items.slice(Math.max(0, start), Math.max(0, start) + count)
}
