import { withoutBase } from '../../shared/urls.ts'

/**
 * The base that a page is really served under, from where it is (`/docs/a/`) and where it was built to be (`/a/` under
 * `/`): `/docs/`. Undefined when the two have nothing in common.
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
  // Not `canonicalPath`: this runs in the inline script of every page, where each byte counts.
  const here = pathname.replace(/index\.html$/, '')
  const inside = withoutBase(base, url)
  return inside !== undefined && here.endsWith(inside)
    ? here.slice(0, here.length - inside.length + 1)
    : undefined
}
