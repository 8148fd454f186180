import type { PageView } from '../../../shared/site/page.ts'
import type { SiteView } from '../../../shared/site/site-view.ts'

/** Props of pages. */
export interface PageProps {
  site: SiteView
  view: PageView
  /** ID of the build. */
  build: string
  /** Inner HTML of the article. */
  article: string
}
