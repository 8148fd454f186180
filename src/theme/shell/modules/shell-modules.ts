import {
  type ComponentLoader,
  type LazyComponents,
  prepareComponent,
} from '../../../runtime/loading/load-component.ts'
import type { ShellView } from '../../../shared/site/page.ts'
import type { SiteView } from '../../../shared/site/site-view.ts'

/** A bar or footer of the shell that only some pages have. */
export type ShellModuleName = 'apiBar' | 'footer' | 'homeFooter'

export interface ShellModuleProps {
  site: SiteView
  view: ShellView
}

const loaders: Record<ShellModuleName, ComponentLoader<ShellModuleProps>> = {
  apiBar: () => import('./api-bar.tsx'),
  footer: () => import('./footer.tsx'),
  homeFooter: () => import('./home-footer.tsx'),
}

/** The component of each shell module. */
export const shellModules: LazyComponents<ShellModuleName, ShellModuleProps> = { loaders, loaded: new Map() }

/** Loads the shell modules of a page, except the main footer, which is in the HTML of the visit's first page. */
export async function prepareShellModules({ apiBar, homeFooter }: ShellView): Promise<void> {
  if (apiBar !== undefined) await prepareComponent(shellModules, 'apiBar')
  if (homeFooter !== undefined) await prepareComponent(shellModules, 'homeFooter')
}
