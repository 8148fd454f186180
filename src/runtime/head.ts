import { canonicalUrl } from '../shared/locales.ts'
import { pageKinds, type ShellView } from '../shared/page.ts'
import { getSite } from './site-store.ts'

/** Brings title, description, canonical address and page kind of the document to a new page. */
export function showHead(view: ShellView): void {
  const site = getSite()
  document.title = view.headTitle
  setAttribute('meta[name="description"]', 'content', view.description)
  setAttribute('link[rel="canonical"]', 'href', site.origin + canonicalUrl(view, site.locales))
  setAttribute('link[rel="alternate"][type="text/markdown"]', 'href', view.markdownUrl ?? '')
  setAttribute('meta[name="docsearch:version"]', 'content', view.version?.name ?? '')
  // Those of the first page; they are for search engines, which load every page as a whole.
  for (const link of document.head.querySelectorAll('link[hreflang]')) link.remove()
  const { classList } = document.documentElement
  classList.remove(...Object.values(pageKinds))
  classList.add(pageKinds[view.kind])
}

function setAttribute(selector: string, name: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(name, value)
}
