import { isExternalUrl } from '../../shared/external-url.ts'
import type { ResolvedImage } from '../../shared/site/site.ts'
import type { SiteView } from '../../shared/site/site-view.ts'
import { getMarkdownPath } from '../../shared/urls.ts'

interface ResolvedTargets {
  /** URLs of links and images, in the order of their tokens. */
  links: readonly string[]
  images: readonly ResolvedImage[]
}

/**
 * Creates the function that resolves the URLs in an article for its Markdown version. They're absolute, because the
 * file may be read elsewhere, and lead to the Markdown version of a page. `from` is the URL of the page, which a listed
 * file doesn't have: its links to itself stay.
 */
export function createMarkdownUrlResolver(
  { links, images }: ResolvedTargets,
  from: string | undefined,
  site: SiteView,
): (href: string) => string {
  return (href) => {
    const [, kind, index] = href.match(/^docent-(link|image):(\d+)$/) ?? []
    if (kind === 'image') return resolveMarkdownUrl(images[Number(index)]?.src ?? '', from, site)
    return resolveMarkdownUrl(kind === 'link' ? (links[Number(index)] ?? '') : href, from, site)
  }
}

/** Resolves the URL of a page or file of the site. Addresses outside stay as they're written. */
export function resolveMarkdownUrl(
  href: string,
  from: string | undefined,
  { origin, base }: SiteView,
): string {
  if (isExternalUrl(href) || (from === undefined && href.startsWith('#'))) return href
  const url = new URL(href, origin + (from ?? base))
  // Only pages have a path that ends with a slash.
  if (url.origin === origin && url.pathname.startsWith(base) && url.pathname.endsWith('/'))
    url.pathname = getMarkdownPath(url.pathname)
  return url.href
}
