import type { PrintedMarkdown } from './printed-markdown.ts'
import type { ReleaseKind } from './release-kinds.ts'

/** Changes of one day: a file in `content/releases/`. */
export interface Release {
  id: string
  area: string
  /** Day, ISO 8601. */
  date: string
  kind: ReleaseKind
  title: string
  html: string
  markdown: PrintedMarkdown
}

/** Returns the ID of the heading above a year's releases. */
export function createYearId(year: string): string {
  return `year-${year}`
}

/** Returns the year of a day. */
export function getYear(day: string): string {
  return day.slice(0, 4)
}
