import type { Heading, PageView } from '../../shared/page.ts'
import type { SiteView } from '../../shared/site-view.ts'

/** What the component of every page kind gets. */
export interface PageKindProps {
  site: SiteView
  view: PageView
  /** Empty on the first page of a visit, where the server's article stays. */
  article: string
  /** Headings of the table of contents; none when the page hides it. */
  tocEntries: Heading[]
}
