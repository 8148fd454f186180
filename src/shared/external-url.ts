/**
 * Whether an address leads outside the site. `javascript:` and `data:` addresses don't count, because they're
 * mistakes.
 */
export function isExternalUrl(href: string): boolean {
  return /^[a-z][a-z0-9+.-]*:|^\/\//i.test(href) && !isUnsafeUrl(href)
}

/** Whether an address would run a script or show a document under the site's name. */
export function isUnsafeUrl(href: string): boolean {
  // Browsers read past control characters and spaces.
  return /^(?:javascript|vbscript|data):/i.test(href.replace(/[\0-\x20]+/g, ''))
}
