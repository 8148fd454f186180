import type { ReactNode } from 'react'
import { StaticHtml } from '../StaticHtml.tsx'
import type { PageKindProps } from './page-kind-props.ts'

/** A page that the build has fully rendered (`theme/print/pages/`) and React never reconciles. */
export function StaticPage({ content }: PageKindProps): ReactNode {
  return <StaticHtml className="page-slot" html={content} />
}
