import type { ReactNode } from 'react'

interface AdmonitionProps {
  type: string
  title?: string
  children?: ReactNode
}

const kinds: Record<string, string> = {
  note: 'note',
  tip: 'tip',
  info: 'info',
  warning: 'warning',
  danger: 'danger',
  caution: 'warning',
  important: 'info',
  secondary: 'note',
  success: 'tip',
}

/** `@theme/Admonition`: the same markup as `:::note` makes. */
export function Admonition({ type, title, children }: AdmonitionProps): ReactNode {
  const kind = kinds[type] ?? 'note'
  return (
    <div className={`admonition ${kind}`}>
      <p className="admonition-title">{title ?? kind.charAt(0).toUpperCase() + kind.slice(1)}</p>
      {children}
    </div>
  )
}
