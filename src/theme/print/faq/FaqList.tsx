import type { ReactNode } from 'react'
import { createAreaId, type FaqCategory } from '../../../shared/content/listed/faq.ts'
import { SpriteIcon } from '../../shell/icons/SpriteIcon.tsx'
import { FaqFilter } from './FaqFilter.tsx'
import { FaqQuestionItem } from './FaqQuestion.tsx'
import type { FaqProps } from './faq-props.ts'
import { QuestionData } from './QuestionData.tsx'

/** All questions and answers by category, with a field that filters them. */
export function FaqList({ groups, hasOneArea }: FaqProps): ReactNode {
  return (
    <div className="faq" data-faq="">
      <FaqFilter />
      {groups.map((group) => (
        <section key={group.id} data-faq-section="">
          {!hasOneArea && <h2 id={createAreaId(group.id)}>{group.label}</h2>}
          {group.categories.map((category) => (
            <FaqSection key={category.id} category={category} level={hasOneArea ? 'h2' : 'h3'} />
          ))}
        </section>
      ))}
      <QuestionData
        questions={groups.flatMap(({ categories }) => categories.flatMap(({ questions }) => questions))}
      />
    </div>
  )
}

/** The questions of one category under a heading. */
function FaqSection({ category, level: Heading }: { category: FaqCategory; level: 'h2' | 'h3' }): ReactNode {
  return (
    <section className="faq-section" data-faq-section="">
      <div className="faq-heading">
        {category.icon !== '' && <SpriteIcon url={category.icon} className="icon-tile" />}
        <Heading id={category.id}>{category.title}</Heading>
        <p>{category.description}</p>
      </div>
      <div className="faq-questions">
        {category.questions.map((question) => (
          <FaqQuestionItem key={question.id} question={question} />
        ))}
      </div>
    </section>
  )
}
