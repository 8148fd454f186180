import type { UrlRewriting } from '../search/search-view.ts'
import type { AreaView } from '../site/site-view.ts'

/** Path below the base of the summary, from which programs find the other files of a site. Published. */
export const siteSummaryPath = '/_/summary.json'

/** Data about a site for programs that read its files: the search API and the MCP server. */
export interface SiteSummary {
  title: string
  /** Description of the site in one sentence. May be empty. */
  description: string
  /** Origin that the site is published at, such as `https://docs.example`. */
  origin: string
  /** Path that the site is served under. */
  base: string
  /** ID of the build, as its pages carry it. */
  build: string
  areas: AreaView[]
  /** Search indexes, the default one first. */
  indexes: SummaryIndex[]
  /** How URLs of results are rewritten. */
  urlRewriting: UrlRewriting
  apis: SummaryApi[]
  /** Advice of the site for assistants, beyond the instructions of the engine. May be empty. */
  instructions: string
}

/** The search index of one version in one locale. */
export interface SummaryIndex {
  locale: string
  /** Undefined on a site with one version. */
  version: string | undefined
  /** Folder of its manifest, below the base. */
  folder: string
}

export interface SummaryApi {
  id: string
  label: string
  /** URL of the overview, with the base. */
  url: string
  /** Path of the list of operations (`ListedOperation[]`), below the base. */
  operations: string
}
