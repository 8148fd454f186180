import type { SiteView } from '../../shared/site/site-view.ts'

let current: SiteView | undefined

/** Sets the site of this tab. Called once, by the browser entry, before anything else. */
export function setSite(site: SiteView): void {
  current = site
}

/** Returns the site of this tab. */
export function getSite(): SiteView {
  if (current === undefined) throw new Error('No site is set.')
  return current
}
