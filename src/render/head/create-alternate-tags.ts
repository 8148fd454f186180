import { changeUrlLocale } from '../../shared/site/locales.ts'
import type { PageView } from '../../shared/site/page.ts'
import type { LocaleView, SiteView } from '../../shared/site/site-view.ts'
import { escapeHtml } from '../../shared/text/escape-html.ts'

export interface AlternateInput {
  site: SiteView
  view: PageView
  /** IDs of the locales in which the page is translated. */
  translations: readonly string[]
}

/** Creates links to the page in other languages, and to the feeds of its subject and of the blog. */
export function createAlternateTags({ site, view, translations }: AlternateInput): string[] {
  const blogFeeds = site.feeds.map((feed) => ({ ...feed, url: localizeUrl(view, feed.url, site) }))
  const feeds = [...view.feeds, ...blogFeeds].map(
    ({ title, type, url }) =>
      `<link rel="alternate" type="${type}" title="${escapeHtml(title)}" href="${escapeHtml(url)}">`,
  )
  if (translations.length < 2 || !view.isIndexed || view.kind === 'notFound') return feeds
  const pageLocale = site.locales.find(({ id }) => id === view.locale)
  const link = (hreflang: string, locale: LocaleView): string =>
    `<link rel="alternate" hreflang="${escapeHtml(hreflang)}" href="${escapeHtml(site.origin + changeUrlLocale(view.url, pageLocale, locale))}">`
  const [first] = site.locales
  return [
    ...feeds,
    ...site.locales
      .filter(({ id }) => translations.includes(id))
      .map((locale) => link(locale.htmlLang, locale)),
    ...(first === undefined ? [] : [link('x-default', first)]),
  ]
}

function localizeUrl(view: PageView, url: string, { locales }: SiteView): string {
  const pageLocale = locales.find(({ id }) => id === view.locale)
  return pageLocale === undefined ? url : changeUrlLocale(url, locales[0], pageLocale)
}
