import type { ReactNode } from 'react'
import { usePageMessages } from '../../shell/usePageMessages.ts'

/** Notice that the page isn't in the reader's chosen language. */
export function FallbackNotice(): ReactNode {
  const messages = usePageMessages()
  return (
    <aside className="admonition info version-banner" aria-label={messages.language}>
      <p>{messages.notTranslated}</p>
    </aside>
  )
}
