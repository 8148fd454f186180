import type { ReactNode } from 'react'
import type { PageView } from '../../../../shared/site/page.ts'
import type { SiteView } from '../../../../shared/site/site-view.ts'
import { Breadcrumbs } from '../Breadcrumbs.tsx'
import { PageMenu } from '../PageMenu.tsx'
import { listCrumbs } from './list-crumbs.ts'

interface PageTopProps {
  site: SiteView
  view: PageView
}

/** The row above the title of every page: the path to it, and its menu at the edge of the page. */
export function PageTop({ site, view }: PageTopProps): ReactNode {
  return (
    <header className="page-top">
      <Breadcrumbs breadcrumbs={listCrumbs(view, site)} />
      <PageMenu site={site} view={view} />
    </header>
  )
}
