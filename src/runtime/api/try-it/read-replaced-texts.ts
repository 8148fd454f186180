/** Reads the form's texts that the page's locale replaces. They're the same on all pages of a tab. */
export function readReplacedTexts(): Record<string, string> {
  const root = document.querySelector<HTMLElement>('[data-try-it-texts]')
  return JSON.parse(root?.dataset.tryItTexts ?? '{}')
}
