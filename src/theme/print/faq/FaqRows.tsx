import type { ReactNode } from 'react'
import type { FaqItem } from '../../../shared/content/listed/faq.ts'
import { countMessage } from '../../../shared/messages/count-message.ts'
import { useArticleMessages } from '../../islands/useArticleMessages.ts'

interface FaqRowsProps {
  questions: readonly FaqItem[]
  /** URL of the page with their answers. */
  url: string
}

/** Questions of a service that are shown initially, in a list of all services. */
const shownQuestions = 5

/** Questions as links to another page, which has their answers. The rest of a long list opens. */
export function FaqRows({ questions, url }: FaqRowsProps): ReactNode {
  const texts = useArticleMessages()
  // One or two more take no more room than the line that opens them.
  const shown = questions.length > shownQuestions + 2 ? shownQuestions : questions.length
  const printRows = (items: readonly FaqItem[]): ReactNode =>
    items.map(({ id, question }) => (
      <a key={id} className="faq-question faq-row" data-faq-question="" href={`${url}#${id}`}>
        {question}
      </a>
    ))
  return (
    <>
      {printRows(questions.slice(0, shown))}
      {questions.length > shown && (
        <details className="faq-question faq-more">
          <summary>{countMessage(texts, 'faqMoreQuestions', questions.length - shown)}</summary>
          {printRows(questions.slice(shown))}
        </details>
      )}
    </>
  )
}
