import { isUnsafeUrl } from '../external-url.ts'
import { addBase, removeBase } from '../urls.ts'
import type { UrlRewriting } from './search-view.ts'

/** Target of a result: a page of this site, or an external one. */
export interface ResultUrl {
  url: string
  isExternal: boolean
}

/**
 * Rewrites a result's URL. An index may be shared by several sites or come from another deployment: URLs that match
 * `externalUrlPattern` stay, and of all others only the path counts, with `replacePathname` applied. Returns undefined
 * for unsafe URLs.
 */
export function rewriteResultUrl(
  url: string,
  { externalUrlPattern, replacePathname }: UrlRewriting,
  { origin, base }: { origin: string; base: string },
): ResultUrl | undefined {
  if (isUnsafeUrl(url) || !URL.canParse(url, origin)) return undefined
  const parsed = new URL(url, origin)
  if (!/^https?:$/.test(parsed.protocol)) return undefined
  if (externalUrlPattern !== undefined && new RegExp(externalUrlPattern).test(parsed.href))
    return { url: parsed.href, isExternal: true }
  const path =
    replacePathname === undefined
      ? parsed.pathname
      : parsed.pathname.replaceAll(replacePathname.from, () => replacePathname.to)
  // Two leading slashes would name another host.
  const rooted = `/${path.replace(/^[/\\]+/, '')}`
  const sitePath = removeBase(base, rooted) === undefined ? addBase(base, rooted) : rooted
  return { url: `${sitePath}${parsed.search}${parsed.hash}`, isExternal: false }
}
