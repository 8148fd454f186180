import { matchesWords, wordsOf } from '../matching/match-words.ts'

const questions = '[data-faq-question]'

/**
 * Hides the questions that lack one of the words, and sections without questions. Returns the number of visible
 * questions, or undefined without a word.
 */
export function filterQuestions(text: string): number | undefined {
  const words = wordsOf(text)
  let count = 0
  for (const item of document.querySelectorAll<HTMLElement>(questions)) {
    item.hidden = !matchesWords(item.textContent, words)
    if (!item.hidden) count += 1
  }
  for (const section of document.querySelectorAll<HTMLElement>('[data-faq-section]')) {
    section.hidden = section.querySelector(`${questions}:not([hidden])`) === null
  }
  return words.length === 0 ? undefined : count
}

/** Shows all questions. */
export function resetQuestions(): void {
  filterQuestions('')
}
