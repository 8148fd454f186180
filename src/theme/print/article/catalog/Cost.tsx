import type { ReactNode } from 'react'

export interface CostProps {
  /** Names what is billed: "Cost of a volume". */
  label: string
  sentences: string[]
  /** Link to the current prices. */
  list: { label: string; url: string } | undefined
}

/** The cost of a resource and what stops billing, in one line. */
export function Cost({ label, sentences, list }: CostProps): ReactNode {
  return (
    <p>
      <strong>{label}</strong>: {sentences.join(' ')}
      {list !== undefined && (
        <>
          {' '}
          <a href={list.url}>{list.label}</a>
        </>
      )}
    </p>
  )
}
