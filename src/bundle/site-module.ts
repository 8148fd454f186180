import type { Plugin } from 'vite'
import type { SiteView } from '../shared/site-view.ts'

const name = 'virtual:docent-site'
const resolved = `\0${name}`

/** Lets the entries import the site view and the build id; both are constants of a build. */
export function siteModule({ site, buildId }: { site: SiteView; buildId: string }): Plugin {
  return {
    name: 'docent-site',
    resolveId: (id) => (id === name ? resolved : undefined),
    load: (id) =>
      id === resolved
        ? `export const site = ${JSON.stringify(site)}\nexport const buildId = ${JSON.stringify(buildId)}\n`
        : undefined,
  }
}
