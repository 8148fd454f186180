/** Made by the bundler for every site. */
declare module 'virtual:docent-site' {
  import type { SiteView } from '../shared/site-view.ts'

  export const site: SiteView
  /** Names the assets of this bundle. */
  export const buildId: string
}

/** Style sheets are imported for the bundler to find. */
declare module '*.css'
