let html: string | undefined

/** Stores the footer of the first document. Called by the entry before React starts. */
export function keepFooter(): void {
  html = document.querySelector('.footer:not(.home-footer)')?.innerHTML
}

/**
 * Returns the HTML of the main footer. Undefined on the server, and if the visit began on a page with another footer.
 */
export function getFooter(): string | undefined {
  return html
}
