/**
 * Marks the document while it finds the page of its hash route, so that the style sheet can hide the overview, which
 * would otherwise flash.
 */
export function hideOverview(): void {
  if (/^#(\/.|tag\/|operation)/.test(location.hash)) document.documentElement.dataset.route = ''
}

/** Shows the overview again, whatever the hash is. */
export function showOverview(): void {
  delete document.documentElement.dataset.route
}
