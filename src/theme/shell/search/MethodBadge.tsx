import type { ReactNode } from 'react'

/** The HTTP method of an operation, in its color. */
export function MethodBadge({ method }: { method: string }): ReactNode {
  return <span className={`method method-${method.toLowerCase()}`}>{method.toUpperCase()}</span>
}
