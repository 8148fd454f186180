import type { ReactNode } from 'react'
import { FaqGroups } from './FaqGroups.tsx'
import { FaqRows } from './FaqRows.tsx'
import type { FaqProps } from './faq-props.ts'

/** All questions as links to their answers. */
export function FaqIndex(props: FaqProps): ReactNode {
  return (
    <div className="faq" data-faq="">
      <FaqGroups
        {...props}
        level="h3"
        printQuestions={({ questions }, area) => (
          <FaqRows questions={questions} url={props.questionsUrl(area)} />
        )}
      />
    </div>
  )
}
