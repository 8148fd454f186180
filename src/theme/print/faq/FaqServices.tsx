import type { ReactNode } from 'react'
import { FaqServiceList } from '../../islands/faq/FaqServiceList.tsx'
import { FaqQuestionItem } from './FaqQuestion.tsx'
import type { FaqProps } from './faq-props.ts'

/** Questions grouped by service. The style sheet shows the service in the URL's fragment, or the first one. */
export function FaqServices({ groups }: FaqProps): ReactNode {
  const categories = groups.flatMap((group) => group.categories)
  const services = categories.map(({ id, title, icon }) => ({ id, title, icon }))
  return (
    <div className="faq-services">
      <div data-island="FaqServices" data-props={JSON.stringify({ services })}>
        <FaqServiceList services={services} current={undefined} />
      </div>
      <div>
        {categories.map((category) => (
          <section
            key={category.id}
            id={category.id}
            className="faq-service"
            aria-labelledby={`${category.id}-title`}
          >
            <h2 id={`${category.id}-title`}>{category.title}</h2>
            <p>{category.description}</p>
            <div className="faq-questions">
              {category.questions.map((question) => (
                <FaqQuestionItem key={question.id} question={question} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  )
}
