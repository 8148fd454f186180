import type { SiteView } from '../../shared/site/site-view.ts'

let current: SiteView | undefined

/** Gives the runtime the site it works for. Called once, by the browser entry, before anything else. */
export function setSite(site: SiteView): void {
  current = site
}

/** The site of this browser tab. */
export function getSite(): SiteView {
  if (current === undefined) throw new Error('No site is set.')
  return current
}
