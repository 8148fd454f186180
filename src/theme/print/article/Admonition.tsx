import type { ReactNode } from 'react'
import type { AdmonitionKind } from '../../../shared/content/admonition-kinds.ts'

interface AdmonitionProps {
  kind: AdmonitionKind
  title: string
  children?: ReactNode
}

/** `@theme/Admonition`: prints the same markup as `:::note`. */
export function Admonition({ kind, title, children }: AdmonitionProps): ReactNode {
  return (
    <div className={`admonition ${kind}`}>
      <p className="admonition-title">{title}</p>
      {children}
    </div>
  )
}
