import type { ReactNode } from 'react'
import { useArticleId } from '../useArticleId.ts'

interface TermProps {
  id: string
  /** Name of the term in the glossary. */
  term: string
  definition: string
  children?: ReactNode
}

/** A glossary term with its definition, which opens without a script. */
export function Term({ id, term, definition, children }: TermProps): ReactNode {
  // A page may explain the same term twice.
  const popover = useArticleId(`term-${id}`)
  return (
    <>
      <button className="term" type="button" popoverTarget={popover}>
        {children ?? term}
      </button>
      <span className="term-definition" popover="auto" id={popover}>
        <strong>{term}</strong> {definition}
      </span>
    </>
  )
}
