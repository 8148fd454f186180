import type { ShellView } from '../../shared/site/page.ts'
import type { SiteView } from '../../shared/site/site-view.ts'

/** Props of every page kind's component. */
export interface PageKindProps {
  site: SiteView
  view: ShellView
  /** Everything between sidebar and footer, as the build has printed it. Empty for a kind that prints itself. */
  content: string
}
