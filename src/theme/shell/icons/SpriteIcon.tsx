import type { ReactNode } from 'react'

interface SpriteIconProps {
  /** URL of a symbol: `/img/icons.svg#nodes`. */
  url: string
  className: string
}

/** A decorative icon from a file that pages share. Its meaning is in the adjacent text or in a label. */
export function SpriteIcon({ url, className }: SpriteIconProps): ReactNode {
  return (
    <svg className={`icon ${className}`} aria-hidden="true">
      <use href={url} />
    </svg>
  )
}
