import type { ReactNode } from 'react'

/** An ordered list with the steps of a task. */
export function Steps({ children }: { children?: ReactNode }): ReactNode {
  return <div className="steps">{children}</div>
}
