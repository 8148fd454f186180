/** Fix of errors in YAML that `selectTabErrors` returns. */
export const tabFix = 'Indent with spaces: YAML allows no tabs.'

/**
 * Returns the first syntax error of each line that is indented with a tab. Other errors may only follow from these.
 */
export function selectTabErrors<T extends { pos: readonly [number, number] }>(
  text: string,
  errors: readonly T[],
): T[] {
  const byLine = new Map<number, T>()
  for (const error of errors) {
    const start = text.lastIndexOf('\n', error.pos[0] - 1) + 1
    if (/^ *\t/.test(text.slice(start)) && !byLine.has(start)) byLine.set(start, error)
  }
  return [...byLine.values()]
}
