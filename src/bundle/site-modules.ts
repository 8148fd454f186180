import type { Plugin } from 'vite'
import type { FooterView } from '../shared/site/footer-view.ts'
import type { SiteView } from '../shared/site/site-view.ts'

interface SiteModulesOptions {
  site: SiteView
  footer: FooterView
  buildId: string
}

/** Provides the site's constants as modules (`entry/virtual.d.ts`). */
export function siteModules({ site, footer, buildId }: SiteModulesOptions): Plugin {
  // A constant of the bundler says the first (`bundle-constants.ts`), and only the build uses the second.
  const { isStoredOffline: _, hasLlmsFiles: __, ...view } = site
  const modules = new Map([
    ['virtual:docent-site', formatConstants({ site: view, buildId })],
    ['virtual:docent-footer', formatConstants({ footer })],
  ])
  return {
    name: 'docent-site',
    resolveId: (id) => (modules.has(id) ? `\0${id}` : undefined),
    load: (id) => modules.get(id.slice(1)),
  }
}

const formatConstants = (values: object): string =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
    .join('')
