import type { ReactNode } from 'react'
import { createAreaId, type FaqCategory } from '../../../shared/content/listed/faq.ts'
import { FaqServiceList } from '../../islands/faq/FaqServiceList.tsx'
import { FaqFilter } from './FaqFilter.tsx'
import { FaqSection } from './FaqSection.tsx'
import type { FaqProps } from './faq-props.ts'

interface FaqGroupsProps extends Pick<FaqProps, 'groups' | 'hasOneArea' | 'navigation'> {
  level: 'h2' | 'h3'
  printQuestions(category: FaqCategory, area: string): ReactNode
}

/** The questions of each area by service, with a field that filters them. */
export function FaqGroups({
  groups,
  hasOneArea,
  navigation,
  level,
  printQuestions,
}: FaqGroupsProps): ReactNode {
  return (
    <>
      <FaqServiceList groups={navigation} current={undefined} isSpy />
      <FaqFilter />
      {groups.map((group) => (
        <section key={group.id} data-faq-section="">
          {!hasOneArea && <h2 id={createAreaId(group.id)}>{group.label}</h2>}
          {group.categories.map((category) => (
            <FaqSection key={category.id} category={category} level={level}>
              {printQuestions(category, group.id)}
            </FaqSection>
          ))}
        </section>
      ))}
    </>
  )
}
