import type { ReactNode } from 'react'

/** A label and what it names, such as the output of a command. */
export interface EntryFact {
  label: string
  value: ReactNode
}

/** Facts about a command, a call of the SDK, or a Terraform name: labels in a column, with their values beside them. */
export function EntryFacts({ facts }: { facts: EntryFact[] }): ReactNode {
  if (facts.length === 0) return null
  return (
    <dl className="entry-facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
