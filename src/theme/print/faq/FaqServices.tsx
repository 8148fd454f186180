import type { ReactNode } from 'react'
import { FaqServiceList } from '../../islands/faq/FaqServiceList.tsx'
import { FaqFilter } from './FaqFilter.tsx'
import { FaqQuestionItem } from './FaqQuestion.tsx'
import { FaqHeading } from './FaqSection.tsx'
import type { FaqProps } from './faq-props.ts'

/** Questions grouped by service. The style sheet shows the service in the URL's fragment, or the first one. */
export function FaqServices({ groups, navigation }: FaqProps): ReactNode {
  return (
    <div className="faq faq-services" data-faq="">
      <div data-island="FaqServices" data-props={JSON.stringify({ groups: navigation })}>
        <FaqServiceList groups={navigation} current={undefined} />
      </div>
      <FaqFilter />
      {groups
        .flatMap(({ categories }) => categories)
        .map((category) => (
          <section
            key={category.id}
            id={category.id}
            className="faq-service"
            data-faq-section=""
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
