import type { ReactNode } from 'react'
import { createAreaId } from '../../../shared/content/listed/faq.ts'
import { FaqServiceList } from '../../islands/faq/FaqServiceList.tsx'
import { FaqFilter } from './FaqFilter.tsx'
import { FaqRows } from './FaqRows.tsx'
import { FaqSection } from './FaqSection.tsx'
import type { FaqProps } from './faq-props.ts'

/** All questions as links to their answers. */
export function FaqIndex(props: FaqProps): ReactNode {
  const { groups, hasOneArea, questionsUrl } = props
  return (
    <div className="faq" data-faq="">
      <FaqServiceList groups={props.navigation} current={undefined} isSpy />
      <FaqFilter />
      {groups.map((group) => (
        <section key={group.id} data-faq-section="">
          {!hasOneArea && <h2 id={createAreaId(group.id)}>{group.label}</h2>}
          {group.categories.map((category) => (
            <FaqSection key={category.id} category={category} level="h3">
              <FaqRows questions={category.questions} url={questionsUrl(group.id)} />
            </FaqSection>
          ))}
        </section>
      ))}
    </div>
  )
}
