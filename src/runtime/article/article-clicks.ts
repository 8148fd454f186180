import { isPlainClick } from '../dom/plain-click.ts'

/** Opens images in articles (`a.zoomable`) in a dialog. Without this, the link opens the image. */
export function startImageZoom(): void {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.zoomable[href]') : null
    if (link === null || !isPlainClick(event) || event.defaultPrevented) return
    event.preventDefault()
    const alt = link.querySelector('img')?.alt ?? ''
    import('./open-image.ts').then(
      ({ openImage }) => openImage(link.href, alt),
      () => location.assign(link.href),
    )
  })
}

/** Copies the Markdown of the page on a click on its button. */
export function startPageCopy(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy-page]') : null
    if (button !== null) import('./copy-page.ts').then(({ copyPage }) => copyPage(button))
  })
}

/** Opens the definition of a term above it if the term is in the lower half of the window. */
export function startTermSides(): void {
  document.addEventListener('click', ({ target }) => {
    const term = target instanceof Element ? target.closest('.term') : null
    term?.classList.toggle('term-low', term.getBoundingClientRect().bottom > innerHeight / 2)
  })
}
