import type { ReactNode } from 'react'
import { useMessages } from '../messages.ts'

/** Says that the page is in another language than its reader has chosen. */
export function FallbackNotice(): ReactNode {
  const messages = useMessages()
  return (
    <aside className="admonition info version-banner" aria-label={messages.language}>
      <p>{messages.notTranslated}</p>
    </aside>
  )
}
