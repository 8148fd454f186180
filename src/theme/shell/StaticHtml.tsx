import { memo, type ReactNode, useMemo } from 'react'
import { trustHtml } from '../../runtime/dom/trusted-html.ts'

interface StaticHtmlProps {
  /** Tag name of the element. */
  as?: 'div' | 'footer'
  className: string
  /**
   * HTML, generated and escaped by the build. Empty on the first page of a visit, so that the server's DOM stays
   * untouched.
   */
  html: string
}

/** An element whose HTML React sets once and never reconciles. */
export const StaticHtml = memo(function StaticHtml({
  as: Element = 'div',
  className,
  html,
}: StaticHtmlProps): ReactNode {
  // A new object for the same HTML would make React set it again, and its islands would be lost.
  const content = useMemo(() => ({ __html: trustHtml(html) }), [html])
  return (
    <Element
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the one slot for the build's own HTML, behind Trusted Types
      dangerouslySetInnerHTML={content}
    />
  )
})
