import { memo, type ReactNode, useMemo } from 'react'
import { trustHtml } from '../../runtime/trusted-html.ts'

interface StaticHtmlProps {
  className: string
  /** Made and escaped by the build. Empty on the first page of a visit: the server's DOM stays as it is. */
  html: string
  /** Where it is not that of the page. */
  language?: { lang: string; dir: 'ltr' | 'rtl' } | undefined
}

/** A slot that React prints once and never walks. */
export const StaticHtml = memo(function StaticHtml({
  className,
  html,
  language,
}: StaticHtmlProps): ReactNode {
  // A new object for the same text would make React write the slot again, and islands in it would be lost.
  const content = useMemo(() => ({ __html: trustHtml(html) }), [html])
  return (
    <div
      className={className}
      {...language}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the one slot for the build's own HTML, behind Trusted Types
      dangerouslySetInnerHTML={content}
      suppressHydrationWarning
    />
  )
})
