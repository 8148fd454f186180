import type { ReactNode } from 'react'
import { getFooter } from '../../runtime/stores/footer-element.ts'
import { StaticHtml } from '../article/StaticHtml.tsx'
import { ShellPart, type ShellPartProps } from '../shell-modules/ShellModule.tsx'

/** The footer is the same on all pages, so what the first one came with stays; it is printed where that had another. */
export function Footer(props: ShellPartProps): ReactNode {
  const html = getFooter()
  return html === undefined ? (
    <ShellPart name="footer" {...props} />
  ) : (
    <StaticHtml as="footer" className="footer" html={html} />
  )
}
