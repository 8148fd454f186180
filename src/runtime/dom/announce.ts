let region: HTMLElement | undefined

/** Adds the live region to the page. Screen readers need it before the first announcement. */
export function startAnnouncements(): void {
  region ??= createRegion()
}

/** Announces a text politely to screen readers. A repeated text is announced again. */
export function announce(text: string): void {
  startAnnouncements()
  const target = region
  if (target === undefined) return
  target.textContent = ''
  // Emptying and filling at once would be one change to a screen reader, or none.
  setTimeout(() => {
    target.textContent = text
  }, 50)
}

function createRegion(): HTMLElement {
  const element = document.createElement('div')
  element.setAttribute('role', 'status')
  element.setAttribute('aria-live', 'polite')
  // Styled by script, because it must stay invisible even without the style sheet.
  element.style.cssText = 'position:fixed;clip-path:inset(50%)'
  document.body.append(element)
  return element
}
