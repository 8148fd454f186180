import type { ReactNode } from 'react'
import { countMessage } from '../../../shared/messages/count-message.ts'
import { useArticleMessages } from '../../islands/useArticleMessages.ts'
import { SpriteIcon } from '../../shell/icons/SpriteIcon.tsx'
import type { FaqProps } from './faq-props.ts'

/** A card for each category that links to its questions. */
export function FaqCards({ groups, questionsUrl, servicesUrl }: FaqProps): ReactNode {
  const texts = useArticleMessages()
  return (
    <ul className="cards faq-cards">
      {groups.flatMap(({ id, categories }) =>
        categories.map((category) => (
          <li key={category.id}>
            <a className="card" href={`${servicesUrl(id) ?? questionsUrl(id)}#${category.id}`}>
              {category.icon !== '' && <SpriteIcon url={category.icon} className="icon-tile" />}
              <strong className="card-title">{category.title}</strong>
              <span className="card-text">{category.description}</span>
              <span className="card-count">
                {countMessage(texts, 'faqQuestions', category.questions.length)}
              </span>
            </a>
          </li>
        )),
      )}
    </ul>
  )
}
