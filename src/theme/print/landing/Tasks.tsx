import type { ReactNode } from 'react'

/** Links to the most common tasks, in columns. */
export function Tasks({ children }: { children?: ReactNode }): ReactNode {
  return <div className="tasks">{children}</div>
}
