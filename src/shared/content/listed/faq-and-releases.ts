/**
 * FAQ questions and release notes have no pages. Components such as `<FaqList>` list them on pages.
 */

import type { FaqCategory } from './faq.ts'
import type { Release } from './releases.ts'

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
