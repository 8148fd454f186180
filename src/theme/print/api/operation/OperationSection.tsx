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
        <SectionTitle>{title}</SectionTitle>
        {aside}
      </div>
      {children}
    </section>
  )
}

/** A heading below the title of the operation. */
export function SectionTitle({ className, children }: { className?: string; children: string }): ReactNode {
  const { titleLevel } = usePrintContext()
  const Heading = titleLevel === 1 ? 'h2' : 'h3'
  return <Heading className={className}>{children}</Heading>
}
