import type { MouseEventHandler, ReactNode } from 'react'
import { useMessages } from '../useMessages.ts'

interface ExternalLinkProps {
  url: string
  className?: string
  onClick?: MouseEventHandler
  children: ReactNode
}

/** A link that opens in a new tab. Screen readers announce that. */
export function ExternalLink({ url, children, ...attributes }: ExternalLinkProps): ReactNode {
  const messages = useMessages()
  return (
    <a {...attributes} href={url} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden">{` ${messages.opensInNewTab}`}</span>
    </a>
  )
}
