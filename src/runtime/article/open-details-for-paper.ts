/** Loaded when opened, so it would be empty on paper. */
const lazySelector = '[data-schema]'

/**
 * Opens every `<details>` while the page is printed. Only for browsers without `::details-content`, which
 * `styles/paper.css` uses.
 */
export function openDetailsForPaper(): void {
  const opened = new Set<HTMLDetailsElement>()
  addEventListener('beforeprint', () => {
    for (const details of document.querySelectorAll(`details:not([open], ${lazySelector})`)) {
      if (!(details instanceof HTMLDetailsElement)) continue
      details.open = true
      opened.add(details)
    }
  })
  addEventListener('afterprint', () => {
    for (const details of opened) details.open = false
    opened.clear()
  })
}
