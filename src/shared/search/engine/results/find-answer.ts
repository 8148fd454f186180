import { indexedKinds, type SectionText } from '../index-format.ts'
import type { Features } from '../score-pages/page-features.ts'
import type { QueryIntent } from '../score-pages/query-intent.ts'

/** Minimum share of the query that a section's unit has, and of its title that the query has. */
const minCoverage = 0.75
const minPrecision = 0.6
/** Approximate characters of an answer. */
const answerLength = 240

interface AnswerInput {
  shown: SectionText
  kind: number | undefined
  features: Features
  intent: QueryIntent
}

/**
 * Returns the first sentences of a section that answers a question: of the answer to nearly the same question, or of a page
 * about the thing in question. Undefined if the section only has words of it.
 */
export function findAnswer({ shown, kind, features, intent }: AnswerInput): string | undefined {
  const { headings, content } = shown
  const isDefinition = intent.isDefinition && indexedKinds[kind ?? 0] === 'guide' && headings.length === 0
  const isAnswer = intent.isQuestion && indexedKinds[kind ?? 0] === 'faq' && headings.length > 0
  if (!isDefinition && !isAnswer) return undefined
  if (Math.exp(features.coverage) < minCoverage || features.titlePrecision < minPrecision) return undefined
  return takeSentences(content)
}

/** Takes whole sentences from the first paragraph of a text, at least one. */
function takeSentences(text: string): string | undefined {
  const [paragraph = ''] = text.split('\n')
  const sentences = paragraph.match(/[^.!?。？！]+(?:[.!?。？！]+(?=\s|$)|.)\s*/gu) ?? []
  let taken = ''
  for (const sentence of sentences) {
    if (taken !== '' && taken.length + sentence.length > answerLength) break
    taken += sentence
  }
  return taken.trim() === '' ? undefined : taken.trim()
}
