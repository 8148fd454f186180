import type { ReactNode } from 'react'
import { usePageMessages } from '../usePageMessages.ts'

/** Says that the page is in another language than its reader has chosen. */
export function FallbackNotice(): ReactNode {
  const messages = usePageMessages()
  return (
    <aside className="admonition info version-banner" aria-label={messages.language}>
      <p>{messages.notTranslated}</p>
    </aside>
  )
}
