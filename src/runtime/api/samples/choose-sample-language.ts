import { readItem, writeItem } from '../../storage/storage.ts'
import { sampleLanguageKey } from '../../storage/storage-keys.ts'

/** The buttons that choose the language of samples; their value is the id of the language. */
const choiceSelector = 'input[type="radio"][data-sample-choice]'
/** The language that the build prints. All others are written here. */
const printedLanguage = 'curl'

let writer: typeof import('./write-sample.ts') | undefined

/**
 * Resolves when samples can be shown in the reader's language. What writes it is fetched by readers who have chosen one;
 * without it they see what the build has printed.
 */
export async function prepareSampleLanguage(): Promise<void> {
  const language = readItem(sampleLanguageKey)
  if (writer !== undefined || language === undefined || language === printedLanguage) return
  try {
    writer = await import('./write-sample.ts')
  } catch (error) {
    console.warn('Samples cannot be shown in another language.', error)
  }
}

/** Shows the samples of new content in the language that the reader chose last. */
export function showSampleLanguage(content: ParentNode): void {
  const language = readItem(sampleLanguageKey)
  if (language === undefined) return
  for (const picker of content.querySelectorAll<HTMLElement>('.sample-picker'))
    showPickerLanguage(picker, language)
}

/** Checks the button of the sample that the panel shows, even if the reader's choice isn't available. */
function showPickerLanguage(picker: HTMLElement, language: string): void {
  const panel = picker.querySelector<HTMLElement>('[data-sample]')
  if (panel === null) return
  const ownChoice = [...picker.querySelectorAll<HTMLInputElement>(`.sample-own ${choiceSelector}`)].find(
    ({ value }) => value === language,
  )
  if (ownChoice !== undefined) {
    ownChoice.checked = true
    return
  }
  if (panel.dataset.sample !== language) writer?.writeSample(panel, language)
  for (const choice of picker.querySelectorAll<HTMLInputElement>(choiceSelector))
    if (choice.value === panel.dataset.sample) choice.checked = true
}

/** Remembers the language that the reader chooses, and shows it in all operations of the page. */
export function startSampleChoice(root: HTMLElement, signal: AbortSignal): void {
  root.addEventListener(
    'change',
    async ({ target }) => {
      if (!(target instanceof HTMLInputElement) || !target.matches(choiceSelector)) return
      writeItem(sampleLanguageKey, target.value)
      await prepareSampleLanguage()
      const { top } = target.getBoundingClientRect()
      showSampleLanguage(root)
      // Samples above may have become longer or shorter.
      scrollBy({ top: target.getBoundingClientRect().top - top, behavior: 'instant' })
    },
    { signal },
  )
}
