import type { ReactNode } from 'react'
import { SectionTitle } from './OperationSection.tsx'

/** A box with samples next to the text that they are about. */
export function SampleCard({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <section className="sample-card">
      <SectionTitle className="sample-title">{title}</SectionTitle>
      {children}
    </section>
  )
}
