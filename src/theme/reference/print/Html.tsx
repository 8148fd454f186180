import type { ReactNode } from 'react'
import { trustHtml } from '../../../runtime/trusted-html.ts'

interface HtmlProps {
  /** Made and escaped by the build. */
  html: string
  as?: 'div' | 'span' | 'code'
  className?: string
}

/** Finished HTML; nothing where it is empty. */
export function Html({ html, as: Element = 'div', className }: HtmlProps): ReactNode {
  if (html === '') return null
  const content = { __html: trustHtml(html) }
  return (
    <Element
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own HTML, printed by the build
      dangerouslySetInnerHTML={content}
    />
  )
}
