import type { Fragment } from '../../shared/site/page.ts'
import { parseHtml } from '../dom/trusted-html.ts'

/** Reads a page without a fragment (`SiteView.documentPaths`) from its document. */
export function readPageDocument(html: string, url: string): Fragment {
  const page = parseHtml(html)
  const { build, view } = JSON.parse(page.querySelector('script#docent-view')?.textContent ?? '{}')
  // The host may have redirected.
  if (view?.url !== url) throw new Error(`${url} is another page.`)
  return { build, view, content: page.querySelector('.page-slot')?.innerHTML ?? '' }
}
