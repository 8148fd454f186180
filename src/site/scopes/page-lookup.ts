import type { DocsConfig } from '../../shared/config/config.ts'
import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import { addLocale, getDefaultLocale } from '../../shared/site/locales.ts'
import { getLatestVersion, getVersionPath } from '../../shared/site/versions.ts'

/** Indexes of the pages of all scopes. */
export interface PageLookup {
  config: DocsConfig
  byPath: ReadonlyMap<string, CompiledPage>
  /** Pages by locale, by their file in the folders of the default locale. */
  byFile: ReadonlyMap<string, ReadonlyMap<string, CompiledPage>>
  findById(page: PageId): CompiledPage | undefined
  /** Lists the IDs of the locales that this page is translated to. */
  listTranslations(page: CompiledPage): string[]
}

type PageId = Pick<CompiledPage, 'kind' | 'locale' | 'version' | 'id'>

/** Indexes the published pages. */
export function createPageLookup(pages: readonly CompiledPage[], config: DocsConfig): PageLookup {
  const byId = new Map(pages.map((page) => [createIdKey(page), page]))
  const byFile = new Map(config.locales.map(({ id }) => [id, new Map<string, CompiledPage>()]))
  const translations = new Map<string, string[]>()
  for (const page of pages) {
    const { file, source, locale } = page
    byFile.get(locale)?.set(source, page)
    const isTranslated = locale === getDefaultLocale(config).id || file !== source
    if (isTranslated) translations.set(source, [...(translations.get(source) ?? []), locale])
  }
  return {
    config,
    byPath: new Map(pages.map((page) => [page.path, page])),
    byFile,
    findById: (page) => byId.get(createIdKey(page)),
    listTranslations: ({ source }) => translations.get(source) ?? [],
  }
}

const createIdKey = ({ kind, locale, version, id }: PageId): string =>
  JSON.stringify([kind, locale, version, id])

interface ReaderScope {
  locale: string
  version: string | undefined
}

/**
 * Resolves a configured path to the page for a version and locale: `/docs/node/` becomes `/ar/docs/1.0/node/` if that
 * page exists, otherwise `/ar/docs/node/`.
 */
export function resolveLocalizedPath(
  path: string,
  { locale, version }: ReaderScope,
  { config, byPath }: PageLookup,
): string {
  const last = getVersionPath(getLatestVersion(config).name, config)
  const routeBase = version === undefined ? last : getVersionPath(version, config)
  const versioned = path.startsWith(last) ? routeBase + path.slice(last.length) : path
  const candidates = [addLocale(versioned, locale, config), addLocale(path, locale, config), path]
  return candidates.find((candidate) => byPath.has(candidate)) ?? path
}
