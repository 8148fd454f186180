import type { DocsConfig } from '../config/config.ts'
import type { ShellView } from './page.ts'
import type { LocaleView } from './site-view.ts'

type Locale = DocsConfig['locales'][number]

/** Returns the default locale. */
export function getDefaultLocale({ locales }: Pick<DocsConfig, 'locales'>): Locale {
  const [first] = locales
  if (first === undefined) throw new Error('A site has at least one locale.')
  return first
}

/** Returns the path of a locale below the base URL: `/` for the default one. */
export function getLocalePath(id: string, config: Pick<DocsConfig, 'locales'>): string {
  const configuredPath = config.locales.find((locale) => locale.id === id)?.path
  return configuredPath ?? (id === getDefaultLocale(config).id ? '/' : `/${id}/`)
}

/** Converts a path of the default locale to another: `/docs/` is `/ar/docs/`. */
export function addLocale(path: string, id: string, config: Pick<DocsConfig, 'locales'>): string {
  return getLocalePath(id, config).slice(0, -1) + path
}

/** Converts a page's URL to another locale. */
export function changeUrlLocale(
  url: string,
  from: Pick<LocaleView, 'path'> | undefined,
  to: Pick<LocaleView, 'path'>,
): string {
  const prefix = from?.path ?? '/'
  return url.startsWith(prefix) ? to.path + url.slice(prefix.length) : to.path
}

/** Returns the canonical URL of a page for search engines: an untranslated page is the one in the default locale. */
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

/**
 * Returns the original of a translation: `content/i18n/ar/docs/a.mdx` → `content/docs/a.mdx`. Other files are returned
 * unchanged.
 */
export function getSourcePath(file: string): string {
  return file.replace(translationPrefix, 'content/')
}

/** Returns the folder of a locale's translations: `content/docs` → `content/i18n/ar/docs`. */
export function getTranslationFolder(folder: string, locale: string): string {
  return folder.replace(/^content\//, `content/i18n/${locale}/`)
}
