import { type PageView, pageKinds } from '../shared/page.ts'
import { getSite } from './site-store.ts'

/** Brings title, description, canonical address and page kind of the document to a new page. */
export function showHead(view: PageView): void {
  document.title = view.headTitle
  setAttribute('meta[name="description"]', 'content', view.description)
  setAttribute('link[rel="canonical"]', 'href', getSite().origin + view.url)
  setAttribute('link[rel="alternate"][type="text/markdown"]', 'href', view.markdownUrl ?? '')
  const { classList } = document.documentElement
  classList.remove(...Object.values(pageKinds))
  classList.add(pageKinds[view.kind])
}

function setAttribute(selector: string, name: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(name, value)
}
