import type { ReactNode } from 'react'
import { trustHtml } from '../../../runtime/dom/trusted-html.ts'

interface HtmlProps {
  /** HTML, generated and escaped by the build. */
  html: string
  as?: 'div' | 'span' | 'code' | 'p' | 'li'
  className?: string
}

/** An element with prebuilt HTML. Renders nothing if the HTML is empty. */
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

/** Description of a schema or field. Most are a single paragraph, which needs no element around it. */
export function Description({ html }: Pick<HtmlProps, 'html'>): ReactNode {
  const isOne = html.startsWith('<p>') && html.indexOf('</p>') === html.length - '</p>'.length
  return isOne ? (
    <Html as="p" className="field-description" html={html.slice('<p>'.length, -'</p>'.length)} />
  ) : (
    <Html className="field-description" html={html} />
  )
}
