import type { ReleaseKind } from '../../shared/entries.ts'

/** What readers call the kinds of a change. */
export const kindLabels: Record<ReleaseKind, string> = {
  new: 'New',
  improved: 'Improved',
  fixed: 'Fixed',
  deprecated: 'Deprecated',
}

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** `2026-10-07` → `October 7, 2026`. */
export function formatDay(day: string): string {
  return format.format(new Date(day))
}
