/** Filled when they are opened, so that on paper they would be empty. */
const isFilledLater = '[data-schema]'

/**
 * Opens every `<details>` while the page is printed. Only for browsers that can't do so by style sheet (`styles/print.css`),
 * because they don't know `::details-content`.
 */
export function startPrintDetails(): void {
  const opened = new Set<HTMLDetailsElement>()
  addEventListener('beforeprint', () => {
    for (const details of document.querySelectorAll(`details:not([open], ${isFilledLater})`)) {
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
