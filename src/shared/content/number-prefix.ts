const numberPrefix = /^\d+\s*[-_.]+\s*(?=\S)/

/** `01-intro` → `intro`. A name such as `2024-01-02-news` or `7.0` is not a number prefix. */
export function stripNumberPrefix(name: string): string {
  if (/^\d+[-_.]\d+/.test(name)) return name
  return name.replace(numberPrefix, '')
}

/** The number that orders a file or folder in its sidebar, from its name. */
export function readNumberPrefix(name: string): number | undefined {
  return stripNumberPrefix(name) === name ? undefined : Number.parseInt(name, 10)
}
