import { announce } from '../dom/announce.ts'
import { getMessages } from '../stores/message-store.ts'

/** How long (ms) a button says that the text was copied. */
const copiedTime = 2000

/** Copies a text, and confirms it on a button and to screen readers. Calls back when the button has its label again. */
export async function confirmCopy(
  copy: () => Promise<void>,
  label: HTMLElement,
  onEnd?: () => void,
): Promise<void> {
  const messages = getMessages()
  try {
    await copy()
  } catch (error) {
    console.warn(messages.copyFailed, error)
    announce(messages.copyFailed)
    return
  }
  announce(messages.copied)
  // A second click must not take the confirmation for the label.
  const text = label.dataset.label ?? label.textContent ?? ''
  label.dataset.label = text
  label.textContent = messages.copied
  setTimeout(() => {
    label.textContent = text
    onEnd?.()
  }, copiedTime)
}
