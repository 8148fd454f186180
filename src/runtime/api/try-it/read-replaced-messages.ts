/** Reads the form's messages that the page's locale replaces. They're the same on all pages of a tab. */
export function readReplacedMessages(): Record<string, string> {
  const root = document.querySelector<HTMLElement>('[data-try-it-messages]')
  return JSON.parse(root?.dataset.tryItMessages ?? '{}')
}
