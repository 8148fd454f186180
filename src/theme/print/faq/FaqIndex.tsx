import type { ReactNode } from 'react'
import { createAreaId } from '../../../shared/content/listed/faq.ts'
import { FaqServiceList } from '../../islands/faq/FaqServiceList.tsx'
import { FaqFilter } from './FaqFilter.tsx'
import { FaqSection, listServices } from './FaqSection.tsx'
import type { FaqProps } from './faq-props.ts'

/** All questions as links to their answers. */
export function FaqIndex(props: FaqProps): ReactNode {
  const { groups, hasOneArea, questionsUrl } = props
  return (
    <div className="faq" data-faq="">
      <FaqServiceList groups={listServices(props)} current={undefined} isSpy />
      <FaqFilter />
      {groups.map((group) => (
        <section key={group.id} data-faq-section="">
          {!hasOneArea && <h2 id={createAreaId(group.id)}>{group.label}</h2>}
          {group.categories.map((category) => (
            <FaqSection key={category.id} category={category} level="h3">
              {category.questions.map(({ id, question }) => (
                <a
                  key={id}
                  className="faq-question faq-row"
                  data-faq-question=""
                  href={`${questionsUrl(group.id)}#${id}`}
                >
                  {question}
                </a>
              ))}
            </FaqSection>
          ))}
        </section>
      ))}
    </div>
  )
}
