import type { ReactNode } from 'react'
import type { PageView } from '../../shared/site/page.ts'

/** The page's heading, which takes the focus after a soft navigation. Hidden from sight only: every page has a name. */
export function PageTitle({ view }: { view: PageView }): ReactNode {
  return (
    <h1 className={view.hideTitle ? 'visually-hidden' : 'page-title'} tabIndex={-1} {...view.fallback}>
      {view.title}
    </h1>
  )
}
