import type { ShellView } from '../../../shared/site/page.ts'
import type { SiteView } from '../../../shared/site/site-view.ts'

/** Props of every page kind's component. */
export interface PageKindProps {
  site: SiteView
  view: ShellView
  /** HTML between sidebar and footer, as printed by the build. Empty for a kind that renders in the browser. */
  content: string
}
