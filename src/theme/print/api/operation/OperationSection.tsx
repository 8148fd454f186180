import type { ReactNode } from 'react'
import { usePrintContext } from '../print-context.ts'

interface OperationSectionProps {
  /** Last part of the fragment of its URL: `query`, `body`. */
  anchor: string
  title: string
  /** Text next to the title: a media type, "required". */
  aside?: ReactNode
  children: ReactNode
}

/** A part of an operation under its own heading. */
export function OperationSection({ anchor, title, aside, children }: OperationSectionProps): ReactNode {
  const { owner } = usePrintContext()
  return (
    <section className="operation-section" id={`${owner}/${anchor}`}>
      <div className="operation-section-head">
        <h3>{title}</h3>
        {aside}
      </div>
      {children}
    </section>
  )
}
