/**
 * FAQ questions and release notes have no pages. Components such as `<FaqList>` list them on pages.
 */

/** Text in Markdown, and its footnotes by label, which are printed at the end of a page. */
export interface PrintedMarkdown {
  text: string
  notes: ReadonlyMap<string, string>
}

/** A question with its answer. */
export interface FaqItem {
  /** Unique on the site: `/faq/#id` links to it. */
  id: string
  question: string
  /** The answer as escaped HTML from the build. */
  html: string
  markdown: PrintedMarkdown
}

/** Questions of one service or topic: a file in `content/faq/<area>/`. */
export interface FaqCategory {
  id: string
  /** ID of the area in the configuration. */
  area: string
  title: string
  description: string
  /** URL of a symbol. May be empty. */
  icon: string
  questions: FaqItem[]
}

export const releaseKinds = ['new', 'improved', 'fixed', 'deprecated'] as const

export type ReleaseKind = (typeof releaseKinds)[number]

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

/** Returns the ID of a question category on the pages that list it. `id` is the ID of its file. */
export function createCategoryId(area: string, id: string): string {
  return `${area}-${id.split('/').at(-1)}`
}

/** Returns the ID of the heading above an area's questions. */
export function createAreaId(area: string): string {
  return `area-${area}`
}

/** Returns the ID of the heading above a year's releases. */
export function createYearId(year: string): string {
  return `year-${year}`
}

/** Returns the year of a day. */
export function getYear(day: string): string {
  return day.slice(0, 4)
}

/** URLs of the pages that list an area's questions and releases, by the area's ID. */
export interface ListUrls {
  /** Pages with `<FaqList area>`. */
  questions: Record<string, string>
  /** Pages with `<FaqServices area>`. */
  services: Record<string, string>
  /** Pages with `<ReleaseNotes area>`. */
  releases: Record<string, string>
}

/** Questions in the order of the files, and releases, newest first. */
export interface FaqAndReleases {
  faq: FaqCategory[]
  releases: Release[]
  urls: ListUrls
}

/** Splits a comma-separated list of IDs, as in `<FaqQuestions ids>`. */
export function splitIds(ids: string): string[] {
  return ids.split(',').map((id) => id.trim())
}

/** Kind of a file whose content is listed on pages. */
export type ListedKind = 'faq' | 'release'

/** A list of questions or releases on a page, recorded during compilation. */
export interface ContentList {
  component: string
  kind: ListedKind
  /** Whether it prints the answers or releases themselves rather than links to them. */
  isWhole: boolean
  /** Limits the list to an area. */
  area: string | undefined
  /** Limits the questions to these IDs, in this order. */
  ids: string[] | undefined
  /** Number of the page's own headings above the list. */
  headingsBefore: number
  file: string
  line: number
}
