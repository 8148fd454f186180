import { type ReactNode, useEffect, useState } from 'react'

interface FoldProps {
  title: string
  /** Summary of the current values, so that readers don't have to open the fold to see them. */
  state: string
  /** True if the reader has something to do inside. This opens the fold; only the reader closes it. */
  needsAttention: boolean
  children: ReactNode
}

/** A fold with fields that most requests don't need. */
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

/** Opens the folds around an element, then focuses it. */
export function focusInFold(element: HTMLElement | null): void {
  for (let fold = element?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
    fold.open = true
  element?.focus()
}
