let footerHtml: string | undefined

/** Stores the footer of the first document. Called by the entry before React starts. */
export function storeFooterHtml(): void {
  footerHtml = document.querySelector('.footer:not(.home-footer)')?.innerHTML
}

/**
 * Returns the HTML of the main footer. Undefined on the server, and if the visit began on a page with another footer.
 */
export function getFooterHtml(): string | undefined {
  return footerHtml
}
