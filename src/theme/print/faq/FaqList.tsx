import type { ReactNode } from 'react'
import { createAreaId } from '../../../shared/content/listed/faq.ts'
import { FaqServiceList } from '../../islands/faq/FaqServiceList.tsx'
import { FaqFilter } from './FaqFilter.tsx'
import { FaqQuestionItem } from './FaqQuestion.tsx'
import { FaqSection } from './FaqSection.tsx'
import type { FaqProps } from './faq-props.ts'
import { QuestionData } from './QuestionData.tsx'

/** All questions and answers by category, with a field that filters them. */
export function FaqList(props: FaqProps): ReactNode {
  const { groups, hasOneArea } = props
  return (
    <div className="faq" data-faq="">
      <FaqServiceList groups={props.navigation} current={undefined} isSpy />
      <FaqFilter />
      {groups.map((group) => (
        <section key={group.id} data-faq-section="">
          {!hasOneArea && <h2 id={createAreaId(group.id)}>{group.label}</h2>}
          {group.categories.map((category) => (
            <FaqSection key={category.id} category={category} level={hasOneArea ? 'h2' : 'h3'}>
              {category.questions.map((question) => (
                <FaqQuestionItem key={question.id} question={question} />
              ))}
            </FaqSection>
          ))}
        </section>
      ))}
      <QuestionData
        questions={groups.flatMap(({ categories }) => categories.flatMap(({ questions }) => questions))}
      />
    </div>
  )
}
