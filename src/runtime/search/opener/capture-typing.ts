interface TypingCapture {
  field: HTMLInputElement
  /** The previously focused element. */
  opener: Element | null
}

let capture: TypingCapture | undefined

/**
 * Collects what the reader types in an invisible field until the search dialog has loaded. This works with input
 * methods, pasting, and phone keyboards, which open only for a field focused during a touch.
 */
export function captureTyping(label: string): void {
  if (capture !== undefined) return
  const field = document.createElement('input')
  field.setAttribute('aria-label', label)
  // Styled by script, because the search style sheet isn't loaded yet. Phones zoom in on smaller text.
  field.style.cssText = 'position:fixed;inset:0 auto auto 0;opacity:0;pointer-events:none;font-size:16px'
  capture = { field, opener: document.activeElement }
  document.body.append(field)
  field.focus({ preventScroll: true })
}

/** Stops collecting. Returns the text and the previously focused element. */
export function releaseTyping(): { text: string; opener: Element | null } {
  const typing = { text: capture?.field.value ?? '', opener: capture?.opener ?? document.activeElement }
  capture?.field.remove()
  capture = undefined
  return typing
}
