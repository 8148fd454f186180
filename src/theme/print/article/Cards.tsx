import type { ReactNode } from 'react'
import { SpriteIcon } from '../../shell/icons/SpriteIcon.tsx'

interface CardProps {
  title: string
  href?: string
  /** URL of its icon. */
  icon?: string | undefined
  children?: ReactNode
}

/** A row of cards, as many as fit. */
export function Cards({ children }: { children?: ReactNode }): ReactNode {
  return <div className="cards">{children}</div>
}

/** A subject in one sentence. With `href`, the whole card is a link. */
export function Card({ title, href, icon, children }: CardProps): ReactNode {
  const content = (
    <>
      <strong className="card-title">
        {icon !== undefined && <SpriteIcon url={icon} className="icon-product" />}
        {title}
      </strong>
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
