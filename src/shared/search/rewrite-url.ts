import { isUnsafeUrl } from '../external-url.ts'
import { withBase, withoutBase } from '../urls.ts'
import type { UrlRewriting } from './search-view.ts'

/** Where results lead: to a page of this site, or out of it. */
export interface ResultUrl {
  url: string
  isExternal: boolean
}

/**
 * The address of a result as this site wants it. An index may be shared by several sites, or have been made of another
 * deployment: what matches `externalUrlPattern` stays as it is, of anything else only the path counts, with
 * `replacePathname` applied. Undefined for what nobody should be led to.
 */
export function rewriteUrl(
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
  // Two slashes at the beginning would name another host.
  const rooted = `/${path.replace(/^[/\\]+/, '')}`
  const placed = withoutBase(base, rooted) === undefined ? withBase(base, rooted) : rooted
  return { url: `${placed}${parsed.search}${parsed.hash}`, isExternal: false }
}
