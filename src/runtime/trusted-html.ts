interface HtmlPolicy {
  createHTML(html: string): string
}

interface TrustedTypesWindow {
  trustedTypes?: { createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy }
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

/** The same, as nodes. */
export function parseHtml(html: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = trustHtml(html)
  return template.content
}

function createPolicy(): HtmlPolicy {
  const rules: HtmlPolicy = { createHTML: (html) => html }
  return (globalThis as TrustedTypesWindow).trustedTypes?.createPolicy('docs-html', rules) ?? rules
}
