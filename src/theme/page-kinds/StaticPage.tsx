import type { ReactNode } from 'react'
import { StaticHtml } from '../article/StaticHtml.tsx'
import type { PageKindProps } from './page-kind-props.ts'

/** A page that is finished when it comes: the build has printed it (`theme/pages/`), and React never walks it. */
export function StaticPage({ content }: PageKindProps): ReactNode {
  return <StaticHtml className="page-slot" html={content} />
}
