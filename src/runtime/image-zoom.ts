import { getMessages } from './messages.ts'

/** Opens images of articles (`a.zoomable`) in a dialog. Without it the link leads to the image. */
export function startImageZoom(): void {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.zoomable[href]') : null
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (link === null || !isPlain || event.defaultPrevented) return
    event.preventDefault()
    openImage(link.href, link.querySelector('img')?.alt ?? '')
  })
}

/** Escape, and giving the focus back, are the dialog's own. */
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
