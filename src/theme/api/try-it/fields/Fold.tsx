import { type ReactNode, useEffect, useState } from 'react'

interface FoldProps {
  title: string
  /** A few words on the current values, so that nobody has to open it to know them. */
  state: string
  /** The reader has something to do inside. Opens the fold; only the reader closes it. */
  needsAttention: boolean
  children: ReactNode
}

/** Fields that most requests can do without. */
export function Fold({ title, state, needsAttention, children }: FoldProps): ReactNode {
  const [isOpen, setOpen] = useState(needsAttention)
  useEffect(() => {
    if (needsAttention) setOpen(true)
  }, [needsAttention])
  return (
    <details className="try-it-fold" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className="try-it-fold-title">{title}</span> <span className="try-it-fold-state">{state}</span>
      </summary>
      <div className="try-it-fold-body">{children}</div>
    </details>
  )
}

/** Focuses an element, after opening the folds around it. */
export function focusInFold(element: HTMLElement | null): void {
  for (let fold = element?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
    fold.open = true
  element?.focus()
}
