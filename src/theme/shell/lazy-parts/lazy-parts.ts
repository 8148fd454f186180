import {
  type ComponentLoader,
  type LazyComponents,
  prepareComponent,
} from '../../../runtime/loading/load-component.ts'
import type { ShellView } from '../../../shared/site/page.ts'
import type { SiteView } from '../../../shared/site/site-view.ts'

/** A bar or footer of the shell that only some pages have. */
export type LazyPartName = 'apiBar' | 'footer' | 'homeFooter'

export interface LazyPartProps {
  site: SiteView
  view: ShellView
}

const loaders: Record<LazyPartName, ComponentLoader<LazyPartProps>> = {
  apiBar: () => import('./api-bar.tsx'),
  footer: () => import('./footer.tsx'),
  homeFooter: () => import('./home-footer.tsx'),
}

/** The component of each lazy part. */
export const lazyParts: LazyComponents<LazyPartName, LazyPartProps> = { loaders, loaded: new Map() }

/** Loads the lazy parts of a page, except the main footer, which is in the HTML of the visit's first page. */
export async function prepareLazyParts({ apiBar, homeFooter }: ShellView): Promise<void> {
  if (apiBar !== undefined) await prepareComponent(lazyParts, 'apiBar')
  if (homeFooter !== undefined) await prepareComponent(lazyParts, 'homeFooter')
}
