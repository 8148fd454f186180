import type { ReactNode } from 'react'
import { trustHtml } from '../../../runtime/dom/trusted-html.ts'
import type { FaqItem } from '../../../shared/content/listed/faq.ts'
import { toAnswerHtml } from './to-answer-html.ts'

/** Questions and answers as schema.org's FAQPage, for search engines. */
export function QuestionData({ questions }: { questions: readonly FaqItem[] }): ReactNode {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, html }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: toAnswerHtml(html) },
    })),
  }
  const text = JSON.stringify(data).replaceAll('<', '\\u003c')
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: data that can't end the element; it never runs
      dangerouslySetInnerHTML={{ __html: trustHtml(text) }}
    />
  )
}
