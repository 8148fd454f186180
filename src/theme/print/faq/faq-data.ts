import type { FaqCategory, FaqItem } from '../../../shared/content/faq-and-releases.ts'

/**
 * Formats questions and answers as schema.org's FAQPage for search engines. The text is safe inside a script element.
 */
export function formatFaqData(categories: readonly FaqCategory[]): string {
  return formatQuestionData(categories.flatMap(({ questions }) => questions))
}

/** Formats questions as schema.org's FAQPage. */
export function formatQuestionData(questions: readonly FaqItem[]): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, html }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: html },
    })),
  }
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
