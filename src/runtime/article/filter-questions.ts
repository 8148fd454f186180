import { matchesWords, splitWords } from '../../shared/matching/match-words.ts'

const questionSelector = '[data-faq-question]'

/**
 * Hides the questions that lack one of the words, and sections without questions. Marks the list while it's filtered,
 * for what the style sheet shows only then. Returns the number of visible
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
  // Matches in the folded rest of a list are in view, and the rest stays as the reader left it.
  if (words.length > 0)
    for (const rest of document.querySelectorAll('.faq-more')) rest.setAttribute('open', '')
  document.querySelector('[data-faq]')?.toggleAttribute('data-filtered', words.length > 0)
  return words.length === 0 ? undefined : count
}
