import type { ReactNode } from 'react'

/** A list of links in columns to what readers do most. */
export function Tasks({ children }: { children?: ReactNode }): ReactNode {
  return <div className="tasks">{children}</div>
}
