import { join } from 'node:path'
import { createElement, Fragment, type ReactNode } from 'react'
import { toObject, type UnknownObject } from '../../../shared/read-unknown.ts'
import { renderMarkup } from '../convert/code/render-markup.ts'
import type { DocusaurusPage } from '../docusaurus-page.ts'
import type { DocusaurusSite } from '../docusaurus-site.ts'
import { readTranslatedTexts } from './read-translated-texts.ts'
import { Refusal } from './refusal.ts'
import { createStub } from './stubs.ts'

interface Attributes {
  children?: ReactNode
  [name: string]: unknown
}

const ignore = (): void => undefined
const printContent = ({ children }: Attributes): ReactNode => children

/** Prints what the browser shows, if that needs no browser. */
function BrowserOnly({ children, fallback }: Attributes): ReactNode {
  try {
    const content = typeof children === 'function' ? (children as () => ReactNode)() : null
    // Components in it are tried, too.
    renderMarkup(createElement(Fragment, null, content))
    return content ?? (fallback as ReactNode)
  } catch (error) {
    if (error instanceof Refusal) throw error
    return (fallback ?? null) as ReactNode
  }
}

/** The target may be an address or an object with one. */
const RouterLink = ({ to, children }: Attributes): ReactNode =>
  createElement('a', { href: typeof to === 'string' ? to : toObject(to).pathname }, children)

/** Gives modules an empty value in place of each field that they don't have here. */
const withStubs = (modules: Record<string, object>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(modules).map(([name, fields]) => {
      const stub = createStub(name, { keys: new Set(), isText: false })
      const get = (target: object, key: string | symbol): unknown =>
        key in target || typeof key === 'symbol' || key === 'then' ? Reflect.get(target, key) : stub
      return [name, new Proxy({ __esModule: true, ...fields }, { get })]
    }),
  )

/** Only a plugin that runs knows its data. */
function createPluginData(name: string): unknown {
  const failure = new Refusal(`reads data of the plugin \`${name}\``)
  return createStub(name, { keys: new Set(), isText: false, failure })
}

/** Element that stands for a redirect. A page with it has nothing else. */
export const redirectElement = 'docent-redirect'

/** Creates the modules of Docusaurus that components get while a page is imported. They describe the page and its site. */
export function createDocusaurusModules(site: DocusaurusSite, page: DocusaurusPage): Record<string, unknown> {
  const docs = createDocsModule(site, page)
  const { useVersions: listVersions } = docs
  const pathname = page.address ?? page.routeBase
  const { locales, config, themeConfig } = site
  const context = {
    siteConfig: { customFields: {}, ...config, themeConfig },
    i18n: {
      currentLocale: page.locale,
      defaultLocale: locales.find(({ isDefault }) => isDefault)?.id,
      locales: locales.map(({ id }) => id),
    },
    siteMetadata: {},
  }
  const translate = ({ id, message = '' }: { id?: string; message?: string }): string => {
    const texts = readTranslatedTexts(join(site.root, 'i18n', page.locale, 'code.json'))
    return texts.find(([key]) => key === (id ?? message))?.[1] ?? message
  }
  const common = {
    ...docs,
    useThemeConfig: () => themeConfig,
    useColorMode: () => ({ colorMode: 'light', isDarkTheme: false, setColorMode: ignore }),
    PageMetadata: () => null,
    HtmlClassNameProvider: printContent,
  }
  return {
    ...withStubs({
      '@docusaurus/plugin-content-docs/client': docs,
      '@docusaurus/theme-common': common,
      '@docusaurus/theme-common/internal': common,
      ...createRouter(pathname),
      '@mdx-js/react': { MDXProvider: printContent, useMDXComponents: () => ({}) },
    }),
    '@docusaurus/useDocusaurusContext': { default: () => context },
    '@docusaurus/useGlobalData': {
      usePluginData: (name: string) =>
        /content-docs$/.test(name) ? { versions: listVersions() } : createPluginData(name),
    },
    '@docusaurus/useIsBrowser': { default: () => false },
    '@docusaurus/BrowserOnly': { default: BrowserOnly },
    '@docusaurus/ExecutionEnvironment': { default: { canUseDOM: false, canUseEventListeners: false } },
    '@docusaurus/Head': { default: () => null },
    '@docusaurus/Translate': {
      default: ({ id, children }: Attributes) =>
        translate({ ...(typeof id === 'string' ? { id } : {}), message: String(children) }),
      translate,
    },
  }
}

function createRouter(pathname: string): Record<string, object> {
  const location = { pathname, search: '', hash: '' }
  const router = {
    useLocation: () => location,
    useHistory: () => ({ location, push: ignore, replace: ignore, listen: () => ignore }),
    useParams: () => ({}),
    Redirect: ({ to }: Attributes) => createElement(redirectElement, { href: to }),
    Link: RouterLink,
    NavLink: RouterLink,
  }
  return { '@docusaurus/router': router, 'react-router-dom': router, 'react-router': router }
}

/** Creates the hooks that name the versions of the docs. */
function createDocsModule(site: DocusaurusSite, page: DocusaurusPage) {
  const getVersions = (id = 'default'): UnknownObject[] =>
    (site.docs.find((docs) => docs.id === id)?.versions ?? []).map(
      ({ name, label, isLast, path, banner }) => ({
        ...{ name, version: name, label, isLast, path, banner },
      }),
    )
  const getActiveVersion = (id?: string): UnknownObject | undefined =>
    getVersions(id).find(({ path }) => path === page.routeBase)
  const getLatestVersion = (id?: string): UnknownObject | undefined =>
    getVersions(id).find(({ isLast }) => isLast)
  const describe = ({ id, routeBase }: DocusaurusSite['docs'][number]): UnknownObject => ({
    ...{ pluginId: id, pluginData: { path: routeBase, versions: getVersions(id) } },
  })
  const active = site.docs.find(({ id }) => getActiveVersion(id) !== undefined)
  const activePlugin = active === undefined ? undefined : describe(active)
  const activeVersion = getActiveVersion(active?.id)
  return {
    useVersions: getVersions,
    useActiveVersion: getActiveVersion,
    useDocsVersion: () => activeVersion,
    useLatestVersion: getLatestVersion,
    useActiveDocContext: (id?: string) => ({ activeVersion: getActiveVersion(id) }),
    useActivePlugin: () => activePlugin,
    useActivePluginAndVersion: () => ({ activePlugin, activeVersion }),
    useAllDocsData: () => Object.fromEntries(site.docs.map((docs) => [docs.id, describe(docs).pluginData])),
    useDocsData: (id = 'default') => ({ versions: getVersions(id) }),
    useDocsVersionCandidates: (id?: string) => [getActiveVersion(id) ?? getLatestVersion(id)],
    useDocsPreferredVersion: () => ({ preferredVersion: null }),
    useDoc: () => describeDoc(page),
  }
}

const describeDoc = ({ frontMatter, id, address }: DocusaurusPage): UnknownObject => ({
  frontMatter,
  metadata: {
    id,
    frontMatter,
    permalink: address,
    title: frontMatter.title,
    description: frontMatter.description,
  },
})
