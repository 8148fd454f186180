import { join } from 'node:path'
import { createElement, type ReactNode } from 'react'
import type { UnknownObject } from '../../../shared/read-unknown.ts'
import type { DocusaurusPage } from '../docusaurus-page.ts'
import type { DocusaurusSite } from '../docusaurus-site.ts'
import { readTranslatedTexts } from './read-translated-texts.ts'

interface Attributes {
  children?: ReactNode
  [name: string]: unknown
}

const ignore = (): void => undefined

/** Element that stands for a redirect. A page with it has nothing else. */
export const redirectElement = 'docent-redirect'

/** Creates the modules of Docusaurus that components get while a page is imported. They describe the page and its site. */
export function createDocusaurusModules(site: DocusaurusSite, page: DocusaurusPage): Record<string, unknown> {
  const docs = createDocsModule(site, page)
  const { useVersions: listVersions } = docs
  const pathname = page.address ?? page.routeBase
  const location = { pathname, search: '', hash: '' }
  const { locales, config, themeConfig } = site
  const context = {
    siteConfig: config,
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
  return {
    '@docusaurus/useDocusaurusContext': { default: () => context },
    '@docusaurus/plugin-content-docs/client': docs,
    '@docusaurus/theme-common': {
      ...docs,
      useThemeConfig: () => themeConfig,
      useColorMode: () => ({ colorMode: 'light', isDarkTheme: false }),
    },
    '@docusaurus/useGlobalData': {
      usePluginData: (name: string) =>
        /content-docs$/.test(name) ? { versions: listVersions() } : undefined,
    },
    '@docusaurus/router': {
      useLocation: () => location,
      useHistory: () => ({ location, push: ignore, replace: ignore, listen: () => ignore }),
      Redirect: ({ to }: Attributes) => createElement(redirectElement, { href: to }),
    },
    '@docusaurus/useIsBrowser': { default: () => false },
    '@docusaurus/BrowserOnly': { default: ({ fallback }: Attributes) => fallback ?? null },
    '@docusaurus/ExecutionEnvironment': { default: { canUseDOM: false, canUseEventListeners: false } },
    '@docusaurus/Head': { default: () => null },
    '@docusaurus/Translate': {
      default: ({ id, children }: Attributes) =>
        translate({ ...(typeof id === 'string' ? { id } : {}), message: String(children) }),
      translate,
    },
  }
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
  return {
    useVersions: getVersions,
    useActiveVersion: getActiveVersion,
    useDocsVersion: () =>
      site.docs.map(({ id }) => getActiveVersion(id)).find((version) => version !== undefined),
    useLatestVersion: (id?: string) => getVersions(id).find(({ isLast }) => isLast),
    useActiveDocContext: (id?: string) => ({ activeVersion: getActiveVersion(id) }),
    useDocsPreferredVersion: () => ({ preferredVersion: null }),
  }
}
