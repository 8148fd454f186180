import type { ReactNode } from 'react'
import type { FaqItem as Question } from '../../../shared/content/listed/faq.ts'
import { fillMessage } from '../../../shared/messages/fill-message.ts'
import { useArticleMessages } from '../../islands/useArticleMessages.ts'
import { StaticHtml } from '../../shell/StaticHtml.tsx'

/** A collapsible question. Its ID is inside, so that a link to it opens it in every browser, without a script. */
export function FaqQuestionItem({ question: { id, question, html } }: { question: Question }): ReactNode {
  const { messages } = useArticleMessages()
  return (
    <details className="faq-question" data-faq-question="">
      <summary>
        <h3>{question}</h3>
      </summary>
      <div className="faq-answer" id={id}>
        <StaticHtml className="faq-text" html={html} />
        <p className="faq-link">
          <a href={`#${id}`} aria-label={fillMessage(messages.faqLinkTo, { question })}>
            {messages.faqLink}
          </a>
        </p>
      </div>
    </details>
  )
}
