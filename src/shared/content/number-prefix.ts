const numberPrefix = /^\d+\s*[-_.]+\s*(?=\S)/

/** Removes a number prefix: `01-intro` → `intro`. A name such as `2024-01-02-news` or `7.0` has none. */
export function stripNumberPrefix(name: string): string {
  if (/^\d+[-_.]\d+/.test(name)) return name
  return name.replace(numberPrefix, '')
}

/** Returns the number in a file's or folder's name that orders it in the sidebar. */
export function readNumberPrefix(name: string): number | undefined {
  return stripNumberPrefix(name) === name ? undefined : Number.parseInt(name, 10)
}
