interface HtmlPolicy {
  createHTML(html: string): string
  createScriptURL(url: string): string
}

interface TrustedTypesWindow {
  /** In browsers without the API, this is an element with that ID. */
  trustedTypes?: { createPolicy?(name: string, rules: HtmlPolicy): HtmlPolicy }
}

let policy: HtmlPolicy | undefined

/**
 * Marks HTML from our own build as trusted for Trusted Types. React accepts the result in place of a string, so its
 * type is string. This is the site's only policy: never pass reader input.
 */
export function trustHtml(html: string): string {
  policy ??= createPolicy()
  return policy.createHTML(html)
}

/**
 * Returns the trusted URL of a script from our own build, for a worker. Throws for any other URL, because a worker has
 * the page's permissions.
 */
export function trustScriptUrl(url: string): string {
  policy ??= createPolicy()
  return policy.createScriptURL(url)
}

/** Parses HTML from our own build. */
export function parseHtml(html: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = trustHtml(html)
  return template.content
}

function createPolicy(): HtmlPolicy {
  const rules: HtmlPolicy = { createHTML: (html) => html, createScriptURL: checkScriptUrl }
  return (globalThis as TrustedTypesWindow).trustedTypes?.createPolicy?.('docs-html', rules) ?? rules
}

function checkScriptUrl(url: string): string {
  const { origin, pathname } = new URL(url, location.href)
  if (origin === location.origin && /\/(?:_\/assets\/|offline-worker\.js$)/.test(pathname)) return url
  throw new TypeError(`No script of this site: ${url}`)
}
