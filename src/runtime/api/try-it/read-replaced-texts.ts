/** Reads the texts that the language of an API page replaces in the form; they are the same on all pages of a tab. */
export function readReplacedTexts(): Record<string, string> {
  const root = document.querySelector<HTMLElement>('[data-try-it-texts]')
  return JSON.parse(root?.dataset.tryItTexts ?? '{}')
}
