import type { ReactNode } from 'react'
import { createAreaId, type FaqCategory } from '../../../shared/content/listed/faq.ts'
import { countMessage } from '../../../shared/messages/count-message.ts'
import { FaqServiceList } from '../../islands/faq/FaqServiceList.tsx'
import { useArticleMessages } from '../../islands/useArticleMessages.ts'
import { SpriteIcon } from '../../shell/icons/SpriteIcon.tsx'
import { listServices } from './FaqSection.tsx'
import type { FaqProps } from './faq-props.ts'

/** A card for each category that links to its questions. Areas have a heading if there are several. */
export function FaqCards(props: FaqProps): ReactNode {
  const { groups, hasOneArea, questionsUrl, servicesUrl } = props
  const urls = groups.map(({ id }) => servicesUrl(id) ?? questionsUrl(id))
  const services = listServices(props).map((group, index) => ({ ...group, url: urls[index] ?? '' }))
  return (
    <>
      <FaqServiceList groups={services} current={undefined} />
      {groups.map(({ id, label, categories }, index) => (
        <section key={id}>
          {!hasOneArea && <h2 id={createAreaId(id)}>{label}</h2>}
          <ul className="cards faq-cards">
            {categories.map((category) => (
              <li key={category.id}>
                <CategoryCard category={category} url={urls[index] ?? ''} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
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
