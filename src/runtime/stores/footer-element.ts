let html: string | undefined

/** Keeps the footer of the document that the visit began with. Only the entry does this, before React is there. */
export function keepFooter(): void {
  html = document.querySelector('.footer:not(.home-footer)')?.innerHTML
}

/** Inner HTML of the main footer; undefined on the server, and where the visit began on a page with another one. */
export function getFooter(): string | undefined {
  return html
}
