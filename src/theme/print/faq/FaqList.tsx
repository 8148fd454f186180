import type { ReactNode } from 'react'
import { FaqGroups } from './FaqGroups.tsx'
import { FaqQuestionItem } from './FaqQuestion.tsx'
import type { FaqProps } from './faq-props.ts'
import { QuestionData } from './QuestionData.tsx'

/** All questions and answers by category, with a field that filters them. */
export function FaqList(props: FaqProps): ReactNode {
  return (
    <div className="faq" data-faq="">
      <FaqGroups
        {...props}
        level={props.hasOneArea ? 'h2' : 'h3'}
        printQuestions={({ questions }) =>
          questions.map((question) => <FaqQuestionItem key={question.id} question={question} />)
        }
      />
      <QuestionData
        questions={props.groups.flatMap(({ categories }) => categories.flatMap(({ questions }) => questions))}
      />
    </div>
  )
}
