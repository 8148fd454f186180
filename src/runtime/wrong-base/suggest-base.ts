import { removeBase } from '../../shared/urls.ts'

/**
 * Returns the base URL that a page is really served under, from its URL (`/docs/a/`) and from the URL that it was built
 * for (`/a/` under `/`): `/docs/`. Returns undefined if they have nothing in common.
 */
export function suggestBase({
  pathname,
  url,
  base,
}: {
  pathname: string
  url: string
  base: string
}): string | undefined {
  // `canonicalPath` isn't used because this is in the inline script of every page, where each byte counts.
  const here = pathname.replace(/index\.html$/, '')
  const inside = removeBase(base, url)
  return inside !== undefined && here.endsWith(inside)
    ? here.slice(0, here.length - inside.length + 1)
    : undefined
}
