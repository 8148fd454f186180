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
  const modules = new Map([
    ['virtual:docent-site', formatConstants({ site: selectBrowserData(site), buildId })],
    ['virtual:docent-footer', formatConstants({ footer })],
  ])
  return {
    name: 'docent-site',
    resolveId: (id) => (modules.has(id) ? `\0${id}` : undefined),
    load: (id) => modules.get(id.slice(1)),
  }
}

/** Leaves out what only the build uses. Browsers have `isStoredOffline` as a constant (`bundle-constants.ts`). */
function selectBrowserData(site: SiteView): Partial<SiteView> {
  const { isStoredOffline, hasLlmsFiles, assistants, feedbackAction, feeds, ...view } = site
  return view
}

const formatConstants = (values: object): string =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
    .join('')
