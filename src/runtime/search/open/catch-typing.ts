interface Catcher {
  field: HTMLInputElement
  /** The previously focused element. */
  opener: Element | null
}

let catcher: Catcher | undefined

/**
 * Collects what the reader types in an invisible field until the search dialog has loaded. This works with input
 * methods, pasting, and phone keyboards, which open only for a field focused during a touch.
 */
export function catchTyping(label: string): void {
  if (catcher !== undefined) return
  const field = document.createElement('input')
  field.setAttribute('aria-label', label)
  // Styled by script, because the search style sheet isn't loaded yet. Phones zoom in on smaller text.
  field.style.cssText = 'position:fixed;inset:0 auto auto 0;opacity:0;pointer-events:none;font-size:16px'
  catcher = { field, opener: document.activeElement }
  document.body.append(field)
  field.focus({ preventScroll: true })
}

/** Stops collecting. Returns the text and the previously focused element. */
export function takeTyping(): { text: string; opener: Element | null } {
  const taken = { text: catcher?.field.value ?? '', opener: catcher?.opener ?? document.activeElement }
  catcher?.field.remove()
  catcher = undefined
  return taken
}
