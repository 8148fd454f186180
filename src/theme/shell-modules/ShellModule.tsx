import type { ReactNode } from 'react'
import { usePageKind } from '../../runtime/loading/lazy-components.ts'
import type { ShellView } from '../../shared/site/page.ts'
import type { SiteView } from '../../shared/site/site-view.ts'
import { pageKindLoaders } from '../page-kinds/registry.ts'

/** What the component of a part gets. */
export interface ShellPartProps {
  site: SiteView
  view: ShellView
}

/** A part of the shell that few pages have. Its module is fetched with the first page that needs it. */
export function ShellPart({ name, ...props }: ShellPartProps & { name: string }): ReactNode {
  const state = usePageKind<ShellPartProps>(name, pageKindLoaders)
  // A part that does not come is missed, but the page can be read.
  if (state.status !== 'ready') return null
  const Component = state.component
  return <Component {...props} />
}
