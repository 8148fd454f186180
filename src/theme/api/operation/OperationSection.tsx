import type { ReactNode } from 'react'
import { usePrintContext } from '../print/print-context.ts'

interface OperationSectionProps {
  /** Part of its address: `query`, `body`. */
  anchor: string
  title: string
  /** Text in the title's line: a media type, "required". */
  aside?: ReactNode
  children: ReactNode
}

/** A part of an operation under a heading of its own. */
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
