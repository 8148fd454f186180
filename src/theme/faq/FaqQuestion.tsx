import type { ReactNode } from 'react'
import type { FaqQuestion as Question } from '../../shared/content/entries.ts'
import { StaticHtml } from '../article/StaticHtml.tsx'

/** A question that opens. Its id is inside, so that a link to it opens it in every browser, without a script. */
export function FaqQuestion({ question: { id, question, html } }: { question: Question }): ReactNode {
  return (
    <details className="faq-question" data-faq-question="">
      <summary>
        <h3>{question}</h3>
      </summary>
      <div className="faq-answer" id={id}>
        <StaticHtml className="faq-text" html={html} />
        <p className="faq-link">
          <a href={`#${id}`} aria-label={`Link to the answer to: ${question}`}>
            Link to this answer
          </a>
        </p>
      </div>
    </details>
  )
}
