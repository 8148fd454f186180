import type { DocsConfig } from '../../shared/config/config.ts'
import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import { defaultLocale, withLocale } from '../../shared/site/locales.ts'
import { lastVersion, versionPath } from '../../shared/site/versions.ts'

/** The pages of all versions and languages, to be found by what they have in common. */
export interface SiteIndex {
  config: DocsConfig
  byPath: ReadonlyMap<string, CompiledPage>
  /** A guide in another version, same language. */
  inVersion(page: CompiledPage, version: string): CompiledPage | undefined
  /** Ids of the locales that have a page of their own words for this one. */
  translations(page: CompiledPage): string[]
}

/** Indexes the published pages. */
export function createSiteIndex(pages: readonly CompiledPage[], config: DocsConfig): SiteIndex {
  const byId = new Map(pages.map((page) => [idKey(page), page]))
  const translations = new Map<string, string[]>()
  for (const { file, source, locale } of pages) {
    const isTranslated = locale === defaultLocale(config).id || file !== source
    if (isTranslated) translations.set(source, [...(translations.get(source) ?? []), locale])
  }
  return {
    config,
    byPath: new Map(pages.map((page) => [page.path, page])),
    inVersion: (page, version) => byId.get(idKey({ ...page, version })),
    translations: ({ source }) => translations.get(source) ?? [],
  }
}

const idKey = ({ kind, locale, version, id }: CompiledPage): string =>
  JSON.stringify([kind, locale, version, id])

interface Reader {
  locale: string
  version: string | undefined
}

/**
 * The page that a path of the configuration means for a reader of one language and version: `/docs/node/` is
 * `/ar/docs/1.0/node/`, if there is such a page, else `/ar/docs/node/`.
 */
export function localPath(path: string, { locale, version }: Reader, { config, byPath }: SiteIndex): string {
  const last = versionPath(lastVersion(config).name, config)
  const own = version === undefined ? last : versionPath(version, config)
  const versioned = path.startsWith(last) ? own + path.slice(last.length) : path
  const candidates = [withLocale(versioned, locale, config), withLocale(path, locale, config), path]
  return candidates.find((candidate) => byPath.has(candidate)) ?? path
}
