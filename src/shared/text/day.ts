/** Whether a text is a calendar date in sortable form, `2026-11-21`. `2026-02-31` has the form but doesn't exist. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`)
  return text.length === 10 && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** Formats the day of a time (ms since 1970, UTC). */
export const formatIsoDay = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** Returns the day of a date that may include a time, as in Docusaurus. Returns undefined for an invalid date. */
export function parseDay(date: string): string | undefined {
  const [, day = ''] =
    date.match(/^([\d-]{10})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/) ?? []
  return isDay(day) ? day : undefined
}
