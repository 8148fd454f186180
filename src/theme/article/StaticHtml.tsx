import { memo, type ReactNode, useMemo } from 'react'
import { trustHtml } from '../../runtime/dom/trusted-html.ts'

interface StaticHtmlProps {
  /** Name of the element. */
  as?: 'div' | 'footer'
  className: string
  /** Made and escaped by the build. Empty on the first page of a visit: the server's DOM stays as it is. */
  html: string
}

/** A slot that React prints once and never walks. */
export const StaticHtml = memo(function StaticHtml({
  as: Element = 'div',
  className,
  html,
}: StaticHtmlProps): ReactNode {
  // A new object for the same text would make React write the slot again, and islands in it would be lost.
  const content = useMemo(() => ({ __html: trustHtml(html) }), [html])
  return (
    <Element
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the one slot for the build's own HTML, behind Trusted Types
      dangerouslySetInnerHTML={content}
      suppressHydrationWarning
    />
  )
})
