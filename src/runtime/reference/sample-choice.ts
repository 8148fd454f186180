import { readItem, writeItem } from '../storage.ts'
import { storageKeys } from '../storage-keys.ts'

/** The buttons that choose the language of samples; their value is the id of the language. */
const choices = 'input[type="radio"][data-sample-choice]'

/** Remembers the language that the reader chooses, and shows it in all operations of the page. */
export function startSampleChoice(root: HTMLElement, signal: AbortSignal): void {
  root.addEventListener(
    'change',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || !target.matches(choices)) return
      writeItem(storageKeys.sampleLanguage, target.value)
      const { top } = target.getBoundingClientRect()
      showSampleLanguage(root)
      // Samples above may have become longer or shorter.
      scrollBy({ top: target.getBoundingClientRect().top - top, behavior: 'instant' })
    },
    { signal },
  )
}

/** Shows the samples of new content in the language that the reader chose last. */
export function showSampleLanguage(content: ParentNode): void {
  const language = readItem(storageKeys.sampleLanguage)
  if (language === undefined) return
  for (const choice of content.querySelectorAll<HTMLInputElement>(choices)) {
    if (choice.value === language) choice.checked = true
  }
}
