import type { Redirect, RedirectMap } from '../../shared/redirects.ts'
import { addBase } from '../../shared/urls.ts'

/** Formats redirects as `_redirects`, which several static hosts read: old path, new URL, status. */
export function formatRedirectsFile(redirects: readonly Redirect[], base: string): string {
  return redirects
    .flatMap(({ from, to }) =>
      listSpellings(from).map((path) => `${encodeRulePath(addBase(base, path))} ${to} 301\n`),
    )
    .join('')
}

/** Formats redirects for `docent serve` and the browser. */
export function createRedirectMap(redirects: readonly Redirect[]): RedirectMap {
  return Object.fromEntries(redirects.map(({ from, to }) => [from, to]))
}

/** Hosts compare paths literally. `/x/index.html` needs no rule, because the stub is there. */
function listSpellings(path: string): string[] {
  if (!path.endsWith('/') || path === '/') return [path]
  const name = path.slice(0, -1)
  return [path, name, `${name}.html`]
}

/** `*` and `:` would be patterns. */
const encodeRulePath = (path: string): string =>
  encodeURI(path).replace(/[*:?#]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
