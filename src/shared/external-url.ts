/** An address outside of the site. Addresses that run a script or carry a document are none: they are mistakes. */
export function isExternalUrl(href: string): boolean {
  return /^[a-z][a-z0-9+.-]*:|^\/\//i.test(href) && !isUnsafeUrl(href)
}

/** An address that would run a script in the reader's browser, or show a document in the site's name. */
export function isUnsafeUrl(href: string): boolean {
  // Browsers read past control characters and spaces.
  return /^(?:javascript|vbscript|data):/i.test(href.replace(/[\0-\x20]+/g, ''))
}
