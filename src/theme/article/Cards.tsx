import type { ReactNode } from 'react'

interface CardProps {
  title: string
  href?: string
  children?: ReactNode
}

/** Cards side by side, as many as fit. */
export function Cards({ children }: { children?: ReactNode }): ReactNode {
  return <div className="cards">{children}</div>
}

/** A subject in one sentence; with `href` the whole card leads there. */
export function Card({ title, href, children }: CardProps): ReactNode {
  const content = (
    <>
      <strong className="card-title">{title}</strong>
      <div className="card-text">{children}</div>
    </>
  )
  if (href === undefined) return <div className="card">{content}</div>
  return (
    <a className="card" href={href}>
      {content}
    </a>
  )
}
