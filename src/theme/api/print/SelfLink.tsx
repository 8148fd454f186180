import type { ReactNode } from 'react'
import { fillMessage } from '../../../shared/messages/fill-message.ts'
import { usePrintScope } from './print-scope.ts'

interface SelfLinkProps {
  /** What the link leads to, which stands before it. */
  name: string
  url: string
}

/** The address of what it stands behind. */
export function SelfLink({ name, url }: SelfLinkProps): ReactNode {
  const { messages } = usePrintScope()
  const label = fillMessage(messages.apiLinkTo, { name })
  // biome-ignore lint/a11y/useAnchorContent: the style sheet prints the sign, the label says what it is
  return <a className="heading-anchor" href={url} aria-label={label} />
}
