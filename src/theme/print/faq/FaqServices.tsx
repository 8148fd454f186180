import type { ReactNode } from 'react'
import { FaqServiceList } from '../../islands/faq/FaqServiceList.tsx'
import { FaqQuestionItem } from './FaqQuestion.tsx'
import { listServices } from './FaqSection.tsx'
import type { FaqProps } from './faq-props.ts'

/**
 * Questions grouped by service. The style sheet shows the service in the URL's fragment, or the first one. Its name is
 * the title that readers see.
 */
export function FaqServices(props: FaqProps): ReactNode {
  const groups = listServices(props)
  return (
    <div className="faq-services">
      <div data-island="FaqServices" data-props={JSON.stringify({ groups })}>
        <FaqServiceList groups={groups} current={undefined} />
      </div>
      {props.groups
        .flatMap(({ categories }) => categories)
        .map(({ id, title, description, questions }) => (
          <section key={id} id={id} className="faq-service" aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`} className="page-title">
              {title}
            </h2>
            <p className="lead">{description}</p>
            <div className="faq-questions">
              {questions.map((question) => (
                <FaqQuestionItem key={question.id} question={question} />
              ))}
            </div>
          </section>
        ))}
    </div>
  )
}
