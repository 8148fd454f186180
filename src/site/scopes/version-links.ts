import type { DocsConfig } from '../../shared/config/config.ts'
import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import { withLocale } from '../../shared/site/locales.ts'
import type { VersionBadge } from '../../shared/site/page.ts'
import type { AllVersionEntries } from '../../shared/site/version-entries.ts'
import { lastVersion, versionPath } from '../../shared/site/versions.ts'
import { withBase } from '../../shared/urls.ts'
import { localPath, type SiteIndex } from './site-index.ts'

type Version = DocsConfig['versions'][number]
type Entries = Record<string, string>

/** What the shell says of a guide's version; undefined for other pages, and on a site with one version. */
export function versionBadge(page: CompiledPage, index: SiteIndex): VersionBadge | undefined {
  const { versions } = index.config
  const own = versions.find(({ name }) => name === page.version)
  if (own === undefined || versions.length === 1 || page.version === undefined) return undefined
  const last = lastVersion(index.config)
  const others = versions.filter((version) => version !== own)
  return {
    name: own.name,
    label: own.label,
    banner: own.banner,
    latestUrl: own === last ? undefined : urlIn(last, page, index),
    others: Object.fromEntries(others.map((version) => [version.name, urlIn(version, page, index)])),
    entries: own === last ? {} : versionEntries(own.name, page.locale, index),
  }
}

/** The same page in another version, or the page that readers of the version should start with. */
function urlIn(version: Version, page: CompiledPage, index: SiteIndex): string {
  const { config } = index
  const target = index.inVersion(page, version.name) ?? mainPage(version, page.locale, index)
  return withBase(
    config.base,
    target?.path ?? withLocale(versionPath(version.name, config), page.locale, config),
  )
}

/** The page that the path of a version leads to, where it is not a page itself. */
export function mainPage(
  { name, mainDocId }: Pick<Version, 'name' | 'mainDocId'>,
  locale: string,
  { config, byPath }: SiteIndex,
): CompiledPage | undefined {
  const path = withLocale(versionPath(name, config), locale, config)
  const own = byPath.get(path)
  if (own !== undefined) return own
  const id = mainDocId ?? config.docs.landing
  const pages = [...byPath.values()].filter(
    (page) => page.kind === 'doc' && page.version === name && page.locale === locale,
  )
  return id === undefined ? undefined : pages.find((page) => page.id === id)
}

/** Where the navbar and the areas lead in a version, by where they lead without one. */
function versionEntries(version: string, locale: string, index: SiteIndex): Entries {
  const { config } = index
  const paths = [
    ...config.areas.map(({ url }) => url),
    ...config.navbar.items.flatMap((item) =>
      item.kind === 'link' ? [item.url] : item.kind === 'dropdown' ? item.items.map(({ url }) => url) : [],
    ),
  ]
  const plain = { locale, version: undefined }
  const pairs = [...new Set(paths)]
    .map((path) => [localPath(path, plain, index), localPath(path, { locale, version }, index)] as const)
    .filter(([usual, own]) => usual !== own)
  return Object.fromEntries(
    pairs.map(([usual, own]) => [withBase(config.base, usual), withBase(config.base, own)]),
  )
}

/** The same for all versions and languages: what a reader needs who prefers a version, on pages that have none. */
export function allVersionEntries(index: SiteIndex): AllVersionEntries {
  const { versions, locales } = index.config
  if (versions.length === 1) return {}
  const others = versions.filter(({ isLast }) => !isLast)
  return Object.fromEntries(
    locales.map(({ id }) => [
      id,
      Object.fromEntries(others.map(({ name }) => [name, versionEntries(name, id, index)])),
    ]),
  )
}
