/**
 * Entries are pieces of Markdown that have no page of their own: the questions of a FAQ, the notes of a release.
 * Components such as `<FaqList>` print them on the pages that writers choose.
 */

/** A question with its answer. */
export interface FaqItem {
  /** Unique among all questions of the site: `/faq/#id` is a link to it. */
  id: string
  question: string
  /** The answer, made and escaped by the build. */
  html: string
  markdown: string
}

/** The questions of one service or topic: a file of `content/faq/<area>/`. */
export interface FaqCategory {
  id: string
  /** Id of the area (config `areas`). */
  area: string
  title: string
  description: string
  icon: string
  questions: FaqItem[]
}

export const releaseKinds = ['new', 'improved', 'fixed', 'deprecated'] as const

export type ReleaseKind = (typeof releaseKinds)[number]

/** Changes of one day: a file in `content/releases/`. */
export interface Release {
  id: string
  area: string
  /** ISO 8601 day. */
  date: string
  kind: ReleaseKind
  title: string
  html: string
  markdown: string
}

/** Id of a category of questions on the pages that list it; `id` is that of its file. */
export function createCategoryId(area: string, id: string): string {
  return `${area}-${id.split('/').at(-1)}`
}

/** Id of the heading above the questions of an area. */
export function createAreaId(area: string): string {
  return `area-${area}`
}

/** Id of the heading above the releases of a year. */
export function createYearId(year: string): string {
  return `year-${year}`
}

/** Year of a day. */
export function getYear(day: string): string {
  return day.slice(0, 4)
}

/** Addresses of the pages that print the entries of an area, by its id. */
export interface EntryUrls {
  /** Pages with `<FaqList area>`. */
  questions: Record<string, string>
  /** Pages with `<FaqServices area>`. */
  services: Record<string, string>
  /** Pages with `<ReleaseNotes area>`. */
  releases: Record<string, string>
}

/** Entries that components can print: questions in the order of the files, releases newest first. */
export interface EntryLibrary {
  faq: FaqCategory[]
  releases: Release[]
  urls: EntryUrls
}

/** Splits a comma-separated list of ids, as writers give it to `<FaqQuestions ids>`. */
export function splitIds(ids: string): string[] {
  return ids.split(',').map((id) => id.trim())
}

export type EntryKind = 'faq' | 'release'

/** A list of entries that a page prints, found when the page is compiled. */
export interface EntryList {
  component: string
  kind: EntryKind
  /** Prints the entries themselves, and not links to them. */
  isWhole: boolean
  /** Only the entries of this area; those of all areas otherwise. */
  area: string | undefined
  /** Only the questions with these ids, in this order; all of them otherwise. */
  ids: string[] | undefined
  file: string
  line: number
}
