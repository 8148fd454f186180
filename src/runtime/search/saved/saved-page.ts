import { joinText, listHeadingsAbove, type ResultOption } from '../result-options.ts'
import type { SavedPage } from './saved-searches.ts'

/** Converts an option to a saved page. */
export function toSavedPage({ hit, url, isPage }: ResultOption): SavedPage {
  const page = joinText(hit.page)
  const title = isPage ? page : joinText(hit.heading)
  const above = listHeadingsAbove(hit).length + (hit.heading.length === 0 ? 1 : 2)
  const trail = hit.trail.slice(0, Math.max(0, hit.trail.length - above))
  return {
    type: 'page',
    url,
    title,
    trail: isPage ? trail : [...trail, page],
    kind: hit.kind,
    method: hit.method ?? undefined,
  }
}
