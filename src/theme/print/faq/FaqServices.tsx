import type { ReactNode } from 'react'
import { FaqServiceList } from '../../islands/faq/FaqServiceList.tsx'
import { FaqQuestionItem } from './FaqQuestion.tsx'
import { FaqHeading, listServices } from './FaqSection.tsx'
import type { FaqProps } from './faq-props.ts'

/** Questions grouped by service. The style sheet shows the service in the URL's fragment, or the first one. */
export function FaqServices(props: FaqProps): ReactNode {
  const groups = listServices(props)
  return (
    <div className="faq-services">
      <div data-island="FaqServices" data-props={JSON.stringify({ groups })}>
        <FaqServiceList groups={groups} current={undefined} />
      </div>
      {props.groups
        .flatMap(({ categories }) => categories)
        .map((category) => (
          <section
            key={category.id}
            id={category.id}
            className="faq-service"
            aria-labelledby={`${category.id}-title`}
          >
            <FaqHeading category={category}>
              <h2 id={`${category.id}-title`}>{category.title}</h2>
            </FaqHeading>
            <div className="faq-questions">
              {category.questions.map((question) => (
                <FaqQuestionItem key={question.id} question={question} />
              ))}
            </div>
          </section>
        ))}
    </div>
  )
}
