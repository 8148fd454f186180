import type { DocsConfig } from '../config/config.ts'
import type { ShellView } from './page.ts'
import type { LocaleView } from './site-view.ts'

type Locale = DocsConfig['locales'][number]

/** The language that pages are written in. */
export function getDefaultLocale({ locales }: Pick<DocsConfig, 'locales'>): Locale {
  const [first] = locales
  if (first === undefined) throw new Error('A site has at least one locale.')
  return first
}

/** Path of a language below the base: `/` for the default one. */
export function getLocalePath(id: string, config: Pick<DocsConfig, 'locales'>): string {
  const configuredPath = config.locales.find((locale) => locale.id === id)?.path
  return configuredPath ?? (id === getDefaultLocale(config).id ? '/' : `/${id}/`)
}

/** A path of the default language in another one: `/docs/` is `/ar/docs/`. */
export function addLocale(path: string, id: string, config: Pick<DocsConfig, 'locales'>): string {
  return getLocalePath(id, config).slice(0, -1) + path
}

/** The same page in another locale: the path below the one's prefix, under the other's. */
export function changeUrlLocale(
  url: string,
  from: Pick<LocaleView, 'path'> | undefined,
  to: Pick<LocaleView, 'path'>,
): string {
  const prefix = from?.path ?? '/'
  return url.startsWith(prefix) ? to.path + url.slice(prefix.length) : to.path
}

/** Where a page is to be found by search engines: one that nobody has translated is the one in the default language. */
export function resolveCanonicalUrl(view: ShellView, locales: readonly LocaleView[]): string {
  const [first] = locales
  if (view.fallback === undefined || first === undefined) return view.url
  return changeUrlLocale(
    view.url,
    locales.find(({ id }) => id === view.locale),
    first,
  )
}

const translationPrefix = /^content\/i18n\/[^/]+\//

/** The file that a translation belongs to: `content/i18n/ar/docs/a.mdx` → `content/docs/a.mdx`; others are their own. */
export function getSourcePath(file: string): string {
  return file.replace(translationPrefix, 'content/')
}

/** The folder of a language's translations: `content/docs` → `content/i18n/ar/docs`. */
export function getTranslationFolder(folder: string, locale: string): string {
  return folder.replace(/^content\//, `content/i18n/${locale}/`)
}
