import type { DocsConfig } from '../../shared/config/config.ts'
import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import { addLocale, getLocalePath } from '../../shared/site/locales.ts'
import type { ApiBarView, HomeFooterView, PageView } from '../../shared/site/page.ts'
import { addBase } from '../../shared/urls.ts'

/**
 * Creates the bar of an API and the footer of the home page. They are in the views of their pages instead of the site's
 * view, so that no other page carries them.
 */
export function createPageBars(
  { path, locale }: Pick<CompiledPage, 'path' | 'locale'>,
  config: DocsConfig,
): Pick<PageView, 'apiBar' | 'homeFooter'> {
  const plain = `/${path.slice(getLocalePath(locale, config).length)}`
  const localizeUrl = (url: string): string =>
    url.startsWith('/') ? addBase(config.base, addLocale(url, locale, config)) : url
  return {
    apiBar: createApiBar(plain, config, localizeUrl),
    homeFooter: plain === '/' ? createHomeFooter(config, localizeUrl) : undefined,
  }
}

/** Converts a configured URL to the page's language, below the base path. */
type LocalizeUrl = (url: string) => string

function createApiBar(path: string, { apis }: DocsConfig, localizeUrl: LocalizeUrl): ApiBarView | undefined {
  const current = apis.find(({ url }) => path.startsWith(url))
  if (current === undefined) return undefined
  return {
    current: current.id,
    apis: apis.map(({ id, label, url }) => ({ id, label, url: localizeUrl(url) })),
    releaseNotesUrl: localizeUrl(current.releaseNotes),
  }
}

function createHomeFooter(config: DocsConfig, localizeUrl: LocalizeUrl): HomeFooterView | undefined {
  const { home } = config.footer
  if (home === undefined) return undefined
  const links = (items: { label: string; url: string }[]): { label: string; url: string }[] =>
    items.map(({ label, url }) => ({ label, url: localizeUrl(url) }))
  return {
    groups: home.groups.map(({ title, items }) => ({ title, items: links(items) })),
    legal: links(home.legal),
  }
}
