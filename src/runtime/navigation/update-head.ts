import { resolveCanonicalUrl } from '../../shared/site/locales.ts'
import type { ShellView } from '../../shared/site/page.ts'
import { pageKinds } from '../../shared/site/page-kinds.ts'
import { getSite } from '../stores/site-store.ts'

/** Updates title, description, canonical URL, and page kind of the document for a new page. */
export function updateHead(view: ShellView): void {
  document.title = view.headTitle
  setTag('meta[name="description"]', 'content', view.description)
  setTag('meta[name="robots"]', 'content', view.isHidden ? 'noindex' : '')
  setTag('link[rel="canonical"]', 'href', view.isHidden ? '' : getCanonicalUrl(view))
  setTag('link[rel="alternate"][type="text/markdown"]', 'href', view.markdownUrl ?? '')
  if (import.meta.env.DOCENT_HAS_SCOPES) {
    setTag('meta[name="docsearch:version"]', 'content', view.version?.name ?? '')
    // They belong to the first page. Search engines need them, but they load every page as a whole.
    for (const link of document.head.querySelectorAll('link[hreflang]')) link.remove()
  }
  const { classList } = document.documentElement
  classList.remove(...Object.values(pageKinds))
  classList.add(pageKinds[view.kind])
}

function getCanonicalUrl(view: ShellView): string {
  const { origin, locales } = getSite()
  return origin + (import.meta.env.DOCENT_HAS_SCOPES ? resolveCanonicalUrl(view, locales) : view.url)
}

/** Sets the tag that a selector describes. Without a value, removes it. */
function setTag(selector: string, attribute: 'content' | 'href', value: string): void {
  const { head } = document
  const element = head.querySelector(selector)
  if (value === '') {
    element?.remove()
    return
  }
  const tag = element ?? head.appendChild(document.createElement(attribute === 'href' ? 'link' : 'meta'))
  for (const [, name = '', text = ''] of selector.matchAll(/\[(.+?)="(.+?)"/g)) tag.setAttribute(name, text)
  tag.setAttribute(attribute, value)
}
