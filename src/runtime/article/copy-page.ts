import { loadMarkdownParts } from '../../shared/output/markdown-parts.ts'
import { confirmCopy } from './confirm-copy.ts'

/** Copies the Markdown file that a button names, and confirms it on the button. */
export function copyPage(button: HTMLElement): void {
  const { copyPage: url = '' } = button.dataset
  // Safari allows writing only during the click, and takes a promise for the text.
  const copy = (): Promise<void> =>
    navigator.clipboard.write([new ClipboardItem({ 'text/plain': loadText(url) })])
  confirmCopy(copy, button.querySelector('span') ?? button, () =>
    button.closest<HTMLElement>('[popover]')?.hidePopover(),
  )
}

async function loadText(url: string): Promise<Blob> {
  const markdown = await loadMarkdownParts(url, async (path) => {
    const response = await fetch(path)
    if (!response.ok) throw new Error(`Loading ${path} failed with status ${response.status}.`)
    return response.text()
  })
  return new Blob([markdown ?? ''], { type: 'text/plain' })
}
