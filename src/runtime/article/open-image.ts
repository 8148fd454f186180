import { getMessages } from '../stores/message-store.ts'

/** Shows an image in a dialog. The dialog itself handles Escape and restores the focus. */
export function openImage(src: string, alt: string): void {
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
