import type { FaqCategory, FaqQuestion } from '../../shared/content/entries.ts'

/** Questions and answers as search engines read them: schema.org's FAQPage. The text is safe inside a script element. */
export function faqData(categories: readonly FaqCategory[]): string {
  return questionData(categories.flatMap(({ questions }) => questions))
}

/** Formats questions as schema.org's FAQPage. */
export function questionData(questions: readonly FaqQuestion[]): string {
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
