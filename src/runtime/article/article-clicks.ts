import { isPlainClick } from '../dom/plain-click.ts'
import { getMessages } from '../stores/message-store.ts'

/** Opens images in articles (`a.zoomable`) in a dialog. Without this, the link opens the image. */
export function startImageZoom(): void {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.zoomable[href]') : null
    if (link === null || !isPlainClick(event) || event.defaultPrevented) return
    event.preventDefault()
    openImage(link.href, link.querySelector('img')?.alt ?? '')
  })
}

/** Shows an image in a dialog. The dialog itself handles Escape and restores the focus. */
function openImage(src: string, alt: string): void {
  const dialog = document.createElement('dialog')
  const image = document.createElement('img')
  const button = document.createElement('button')
  dialog.className = 'image-zoom'
  dialog.setAttribute('aria-label', alt === '' ? getMessages().image : alt)
  image.src = src
  image.alt = alt
  button.type = 'button'
  button.className = 'image-zoom-close'
  button.textContent = getMessages().close
  dialog.append(image, button)
  dialog.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
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
