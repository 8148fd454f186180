import { matchesWords, splitWords } from '../../shared/matching/match-words.ts'

const questionSelector = '[data-faq-question]'

/**
 * Hides the questions that lack one of the words, and sections without questions. Returns the number of visible
 * questions, or undefined without a word.
 */
export function filterQuestions(text: string): number | undefined {
  const words = splitWords(text)
  let count = 0
  for (const item of document.querySelectorAll<HTMLElement>(questionSelector)) {
    item.hidden = !matchesWords(item.textContent, words)
    if (!item.hidden) count += 1
  }
  for (const section of document.querySelectorAll<HTMLElement>('[data-faq-section]')) {
    section.hidden = section.querySelector(`${questionSelector}:not([hidden])`) === null
  }
  return words.length === 0 ? undefined : count
}

/** Shows all questions. */
export function resetQuestions(): void {
  filterQuestions('')
}
