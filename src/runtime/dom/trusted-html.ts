interface HtmlPolicy {
  createHTML(html: string): string
  createScriptURL(url: string): string
}

interface TrustedTypesWindow {
  /** Without the API, an element with that id. */
  trustedTypes?: { createPolicy?(name: string, rules: HtmlPolicy): HtmlPolicy }
}

let policy: HtmlPolicy | undefined

/**
 * HTML of our own build, as the value that a page with Trusted Types accepts. React takes it where it takes a string,
 * so it is typed as one. It is the only policy of the site: never pass anything that a reader has typed.
 */
export function trustHtml(html: string): string {
  policy ??= createPolicy()
  return policy.createHTML(html)
}

/** Address of a script of our own build, for a worker. Throws for any other: a worker may do what the page may. */
export function trustScriptUrl(url: string): string {
  policy ??= createPolicy()
  return policy.createScriptURL(url)
}

/** HTML of our own build, as nodes. */
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
  if (origin === location.origin && pathname.includes('/_/assets/')) return url
  throw new TypeError(`No script of this site: ${url}`)
}
