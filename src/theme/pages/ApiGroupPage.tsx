import type { ReactNode } from 'react'
import { PageMeta } from '../nav/PageMeta.tsx'
import { PageFrame } from './PageFrame.tsx'
import type { PageProps } from './page-props.ts'

/** All operations of one group of an API, printed in full: it needs no script. */
export function ApiGroupPage(page: PageProps): ReactNode {
  return (
    <PageFrame page={page}>
      <PageMeta site={page.site} view={page.view} />
    </PageFrame>
  )
}
