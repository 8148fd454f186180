/** Formats a count: `1 page`, `2 pages`. `many` is for irregular plurals. */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`
