import type { UnknownObject } from '../../shared/read-unknown.ts'
import type { AllowedOrigins } from './allowed-origins.ts'
import type { LinkMap } from './convert/links/link-map.ts'
import type { PartialCopies } from './convert/partial-copies.ts'
import type { DocusaurusPage } from './docusaurus-page.ts'
import type { ImportReport } from './output/import-report.ts'
import type { CodePlugins } from './read/read-code-plugins.ts'
import type { SiteModules } from './read/site-modules.ts'

/** Everything that the conversion of a page needs besides its text. */
export interface ConversionContext extends CodePlugins {
  root: string
  /** With slashes at both ends. */
  base: string
  /** Whether pages are MDX 1, as in Docusaurus 2. */
  isMdx1: boolean
  hasMath: boolean
  /** Whether quotes that start with `[!NOTE]` are admonitions. */
  hasAlerts: boolean
  /** Whether names of emoji are replaced. */
  hasShortcodes: boolean
  /** Whether code of the site may show a fence in another way. */
  hasFencePlugins: boolean
  admonitionNames: readonly string[]
  magicComments: readonly MagicComment[]
  /** Language of fences that name none. */
  defaultLanguage: string | undefined
  /** Levels of headings in the tables of contents: `minHeadingLevel` and `maxHeadingLevel`. */
  tocLevels: UnknownObject
  links: LinkMap
  partials: PartialCopies
  modules: SiteModules
  report: ImportReport
  origins: AllowedOrigins
  /** Returns the address that relative links of a page start at. */
  getLinkBase(page: DocusaurusPage): string | undefined
  /** Creates the modules of Docusaurus that components on a page get. */
  createPageModules(page: DocusaurusPage): Record<string, unknown>
  /** Returns the label that a sidebar gives a page, if any. */
  getSidebarLabel(page: DocusaurusPage): string | undefined
  /** Publishes a file from outside of the content folders. Returns its path below the base. */
  publishFile(file: string): string
  /** Lists the pages that a page's category has in its sidebar. */
  listCategoryPages(page: DocusaurusPage): CategoryPage[]
}

interface CategoryPage {
  title: string
  href: string
  description: string | undefined
}

/** Comments in code that highlight lines, as the site names them. */
export interface MagicComment {
  line: string | undefined
  start: string | undefined
  end: string | undefined
}
