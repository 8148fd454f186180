import type { Plugin } from 'vite'
import type { FooterView } from '../shared/site/footer-view.ts'
import type { SiteView } from '../shared/site/site-view.ts'

export interface SiteValues {
  site: SiteView
  footer: FooterView
  /** Names the assets of a bundle. */
  buildId: string
}

/** Stands for the base path. Vite prints it into URLs. */
export const basePlaceholder = '/__DOCENT_BASE__/'

const placeholders = { site: '__DOCENT_SITE__', footer: '__DOCENT_FOOTER__', buildId: '__DOCENT_BUILD_ID__' }
const placeholder = new RegExp([basePlaceholder, ...Object.values(placeholders)].join('|'), 'g')

/** Provides the site's values as modules (`entry/virtual.d.ts`). The bundler keeps the placeholders as global names. */
export function siteModules(): Plugin {
  const modules = new Map([
    ['virtual:docent-site', declare('site')],
    ['virtual:docent-build', declare('buildId')],
    ['virtual:docent-footer', declare('footer')],
  ])
  return {
    name: 'docent-site',
    resolveId: (id) => (modules.has(id) ? `\0${id}` : undefined),
    load: (id) => modules.get(id.slice(1)),
  }
}

const declare = (name: keyof typeof placeholders): string => `export const ${name} = ${placeholders[name]}\n`

/** Creates a function that replaces the placeholders in bundled code. It returns code without any unchanged. */
export function createPlaceholderFiller({ site, footer, buildId }: SiteValues): (code: string) => string {
  const texts = new Map([
    [basePlaceholder, site.base],
    [placeholders.site, formatLiteral(selectBrowserData(site))],
    [placeholders.footer, formatLiteral(footer)],
    [placeholders.buildId, formatLiteral(buildId)],
  ])
  return (code) => code.replace(placeholder, (name) => texts.get(name) ?? name)
}

/** Leaves out what only the build uses. Browsers have the first two as constants (`bundle-constants.ts`). */
function selectBrowserData(site: SiteView): object {
  const { isStoredOffline, isDev, hasLlmsFiles, contentPolicy, assistants, feedbackAction, feeds, ...shown } =
    site
  const { themeStyle, head, scripts, ...view } = shown
  const { favicon, ...brand } = view.brand
  const areas = view.areas.map(({ sidebar, ...area }) => area)
  // Browsers take the Gregorian calendar by default.
  const locales = view.locales.map(({ calendar, ...locale }) =>
    calendar === 'gregory' ? locale : { ...locale, calendar },
  )
  return { ...view, brand, areas, locales }
}

/** Formats a value as JavaScript with as few quotes as possible, because every visitor loads it. */
function formatLiteral(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(formatLiteral).join(',')}]`
  if (typeof value === 'boolean') return value ? '!0' : '!1'
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'void 0'
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  return `{${fields.map(([key, field]) => `${formatKey(key)}:${formatLiteral(field)}`).join(',')}}`
}

const formatKey = (key: string): string => (/^[a-z]\w*$/i.test(key) ? key : JSON.stringify(key))
