/** A day of the calendar in the one spelling that sorts, `2026-11-21`. `2026-02-31` has the form of one, and is none. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`)
  return text.length === 10 && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** The day of a date that may have a time behind it, as Docusaurus allows; undefined where there is none. */
export function readDay(date: string): string | undefined {
  const [, day = ''] =
    date.match(/^([\d-]{10})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/) ?? []
  return isDay(day) ? day : undefined
}
