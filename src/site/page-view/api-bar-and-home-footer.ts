import type { DocsConfig } from '../../shared/config/config.ts'
import { createLabelTranslator } from '../../shared/config/config-labels.ts'
import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import { addLocale, getLocalePath } from '../../shared/site/locales.ts'
import type { ApiBarView, HomeFooterView, PageView } from '../../shared/site/page.ts'
import { addBase } from '../../shared/urls.ts'

/**
 * Creates the bar of an API and the footer of the home page. They are in the views of their pages instead of the site's
 * view, so that no other page carries them.
 */
export function createApiBarAndHomeFooter(
  { path, locale }: Pick<CompiledPage, 'path' | 'locale'>,
  config: DocsConfig,
): Pick<PageView, 'apiBar' | 'homeFooter'> {
  const plain = `/${path.slice(getLocalePath(locale, config).length)}`
  const localizeUrl = (url: string): string =>
    url.startsWith('/') ? addBase(config.base, addLocale(url, locale, config)) : url
  const reader: Reader = { localizeUrl, translate: createLabelTranslator(config.locales, locale) }
  return {
    apiBar: createApiBar(plain, config, reader),
    homeFooter: plain === '/' ? createHomeFooter(config, reader) : undefined,
  }
}

/** Converts configured URLs, below the base path, and labels to the page's language. */
interface Reader {
  localizeUrl: (url: string) => string
  translate: (label: string) => string
}

function createApiBar(
  path: string,
  { apis }: DocsConfig,
  { localizeUrl, translate }: Reader,
): ApiBarView | undefined {
  const current = apis.find(({ url }) => path.startsWith(url))
  if (current === undefined) return undefined
  return {
    current: current.id,
    apis: apis.map(({ id, label, url }) => ({ id, label: translate(label), url: localizeUrl(url) })),
    releaseNotesUrl: localizeUrl(current.releaseNotes),
  }
}

function createHomeFooter(
  config: DocsConfig,
  { localizeUrl, translate }: Reader,
): HomeFooterView | undefined {
  const { home } = config.footer
  if (home === undefined) return undefined
  const links = (items: { label: string; url: string }[]): { label: string; url: string }[] =>
    items.map(({ label, url }) => ({ label: translate(label), url: localizeUrl(url) }))
  return {
    groups: home.groups.map(({ title, items }) => ({ title: translate(title), items: links(items) })),
    legal: links(home.legal),
  }
}
