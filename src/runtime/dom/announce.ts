let region: HTMLElement | undefined

/** Puts the live region into the page. It has to be there before the first announcement for screen readers to hear it. */
export function startAnnouncements(): void {
  region ??= createRegion()
}

/** Says a text politely to screen readers. The same text twice is said twice. */
export function announce(text: string): void {
  startAnnouncements()
  const target = region
  if (target === undefined) return
  target.textContent = ''
  // A change that comes with the emptying would be one change to a screen reader, or none.
  setTimeout(() => {
    target.textContent = text
  }, 50)
}

function createRegion(): HTMLElement {
  const element = document.createElement('div')
  element.setAttribute('role', 'status')
  element.setAttribute('aria-live', 'polite')
  // Styled from script: it must stay unseen even when the stylesheet is missing.
  element.style.cssText = 'position:fixed;clip-path:inset(50%)'
  document.body.append(element)
  return element
}
