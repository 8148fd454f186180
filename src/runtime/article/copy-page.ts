import { loadMarkdownParts } from '../../shared/output/markdown-parts.ts'
import { announce } from '../dom/announce.ts'
import { getMessages } from '../stores/message-store.ts'

/** How long (ms) the button confirms the copy. */
const copiedTime = 2000

/** Copies the Markdown file that a button names, and confirms it on the button. */
export async function copyPage(button: HTMLElement): Promise<void> {
  const messages = getMessages()
  const { copyPage: url = '' } = button.dataset
  try {
    // Safari allows writing only during the click, and takes a promise for the text.
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': loadText(url) })])
  } catch (error) {
    console.warn(messages.copyFailed, error)
    announce(messages.copyFailed)
    return
  }
  announce(messages.copied)
  const text = button.querySelector('span') ?? button
  const label = text.textContent
  text.textContent = messages.copied
  setTimeout(() => {
    text.textContent = label
    button.closest<HTMLElement>('[popover]')?.hidePopover()
  }, copiedTime)
}

async function loadText(url: string): Promise<Blob> {
  const markdown = await loadMarkdownParts(url, async (path) => {
    const response = await fetch(path)
    if (!response.ok) throw new Error(`Loading ${path} failed with status ${response.status}.`)
    return response.text()
  })
  return new Blob([markdown ?? ''], { type: 'text/plain' })
}
