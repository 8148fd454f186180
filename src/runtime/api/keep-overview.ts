/**
 * Marks the document while it loads what the hash asks for, so that the style sheet can hide the overview: it would only
 * flash. The inline script calls it before the first paint; who shows something ends it.
 */
export function holdOverview(): void {
  if (/^#(\/.|tag\/|operation)/.test(location.hash)) document.documentElement.dataset.route = ''
}

/** Shows the overview again, whatever the hash says. */
export function releaseOverview(): void {
  delete document.documentElement.dataset.route
}
