interface Catcher {
  field: HTMLInputElement
  /** What had the focus before. */
  opener: Element | null
}

let catcher: Catcher | undefined

/**
 * Takes what the reader types until the search dialog is there, in a field that nobody sees: with input methods, pasting and
 * the keyboards of phones, which come only for a field that gets the focus while the reader touches.
 */
export function catchTyping(label: string): void {
  if (catcher !== undefined) return
  const field = document.createElement('input')
  field.setAttribute('aria-label', label)
  // Styled from script, because the style sheet of the search is not there yet. Smaller text makes phones zoom in.
  field.style.cssText = 'position:fixed;inset:0 auto auto 0;opacity:0;pointer-events:none;font-size:16px'
  catcher = { field, opener: document.activeElement }
  document.body.append(field)
  field.focus({ preventScroll: true })
}

/** Ends it, and gives what was typed and who had the focus before. */
export function takeTyping(): { text: string; opener: Element | null } {
  const taken = { text: catcher?.field.value ?? '', opener: catcher?.opener ?? document.activeElement }
  catcher?.field.remove()
  catcher = undefined
  return taken
}
