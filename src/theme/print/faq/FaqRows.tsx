import type { ReactNode } from 'react'
import type { FaqItem } from '../../../shared/content/listed/faq.ts'

interface FaqRowsProps {
  questions: readonly FaqItem[]
  /** URL of the page with their answers. */
  url: string
}

/** Questions as links to another page, which has their answers. */
export function FaqRows({ questions, url }: FaqRowsProps): ReactNode {
  return questions.map(({ id, question }) => (
    <a key={id} className="faq-question faq-row" data-faq-question="" href={`${url}#${id}`}>
      {question}
    </a>
  ))
}
