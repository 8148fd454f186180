import type { ReactNode } from 'react'
import { createAreaId, type FaqCategory } from '../../../shared/content/listed/faq.ts'
import { countMessage } from '../../../shared/messages/count-message.ts'
import { useArticleMessages } from '../../islands/useArticleMessages.ts'
import { SpriteIcon } from '../../shell/icons/SpriteIcon.tsx'
import { FaqFilter } from './FaqFilter.tsx'
import { FaqRows } from './FaqRows.tsx'
import type { FaqProps } from './faq-props.ts'

/**
 * A card for each category that links to its questions. The filter shows the matching questions instead. Areas have a
 * heading if there are several.
 */
export function FaqCards({ groups, hasOneArea, questionsUrl, servicesUrl }: FaqProps): ReactNode {
  return (
    <div className="faq full-width" data-faq="">
      <FaqFilter />
      {groups.map(({ id, label, categories }) => (
        <section key={id} data-faq-section="">
          {!hasOneArea && <h2 id={createAreaId(id)}>{label}</h2>}
          <ul className="cards faq-cards">
            {categories.map((category) => (
              <li key={category.id}>
                <CategoryCard category={category} url={servicesUrl(id) ?? questionsUrl(id)} />
              </li>
            ))}
          </ul>
          <div className="faq-hits faq-questions">
            <FaqRows questions={categories.flatMap(({ questions }) => questions)} url={questionsUrl(id)} />
          </div>
        </section>
      ))}
    </div>
  )
}

function CategoryCard({ category, url }: { category: FaqCategory; url: string }): ReactNode {
  const { id, icon, title, description, questions } = category
  return (
    <a className="card" href={`${url}#${id}`}>
      {icon !== '' && <SpriteIcon url={icon} className="icon-tile" />}
      <strong className="card-title">{title}</strong>
      <span className="card-text">{description}</span>
      <span className="card-count">
        {countMessage(useArticleMessages(), 'faqQuestions', questions.length)}
      </span>
    </a>
  )
}
