/** Made by the bundler for every site. */
declare module 'virtual:docent-site' {
  import type { SiteView } from '../shared/site/site-view.ts'

  export const site: SiteView
  /** Names the assets of this bundle. */
  export const buildId: string
}

/** Drawings are files of their own; what is imported is their address. */
declare module '*.svg' {
  const url: string
  // biome-ignore lint/style/noDefaultExport: the bundler's modules for files have one
  export default url
}

/** Style sheets are imported for the bundler to find. */
declare module '*.css'

/** Apart, for it is in every document already: browsers load it where a visit began without it. */
declare module 'virtual:docent-footer' {
  import type { FooterView } from '../shared/site/footer-view.ts'

  export const footer: FooterView
}
