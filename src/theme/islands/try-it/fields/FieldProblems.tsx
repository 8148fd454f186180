import type { ReactNode } from 'react'
import type { FormProblem } from '../../../../runtime/api/try-it/form/check-form.ts'
import { CodeText } from './CodeText.tsx'

interface FieldProblemsProps {
  id: string
  problems: readonly FormProblem[]
}

/** Problems of a field, below it. The element is always in the document, so that screen readers announce changes. */
export function FieldProblems({ id, problems }: FieldProblemsProps): ReactNode {
  return (
    <div id={id} className="try-it-problems" role="status">
      {problems.map(({ text }) => (
        <p key={text}>
          <CodeText text={text} />
        </p>
      ))}
    </div>
  )
}
