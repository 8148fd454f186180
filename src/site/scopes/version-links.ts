import type { DocsConfig } from '../../shared/config/config.ts'
import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import { addLocale } from '../../shared/site/locales.ts'
import type { VersionBadge } from '../../shared/site/page.ts'
import type { AllVersionUrls } from '../../shared/site/version-urls.ts'
import { getLatestVersion, getVersionPath, listVersions } from '../../shared/site/versions.ts'
import { addBase } from '../../shared/urls.ts'
import { findStartPage } from './find-start-page.ts'
import { type PageLookup, resolveLocalizedPath } from './page-lookup.ts'

type Version = DocsConfig['versions'][number]
type VersionUrls = Record<string, string>

/** Creates the shell's data about a guide's version. Undefined for other pages, and on a site with one version. */
export function createVersionBadge(
  page: CompiledPage,
  index: PageLookup,
  urls: AllVersionUrls,
): VersionBadge | undefined {
  const versions = listVersions(index.config)
  const current = versions.find(({ name }) => name === page.version)
  if (current === undefined || versions.length === 1 || page.version === undefined) return undefined
  const last = getLatestVersion(index.config)
  const others = versions.filter((version) => version !== current)
  return {
    name: current.name,
    label: current.label,
    banner: current.banner,
    latestUrl: current === last ? undefined : findVersionUrl(last, page, index),
    others: Object.fromEntries(others.map((version) => [version.name, findVersionUrl(version, page, index)])),
    urls: urls[page.locale]?.[current.name] ?? {},
  }
}

/** Returns the URL of the same page in another version, or of the version's start page. */
function findVersionUrl(version: Version, page: CompiledPage, index: PageLookup): string {
  const { config } = index
  const target =
    index.findById({ ...page, version: version.name }) ?? findStartPage(version, page.locale, index)
  return addBase(
    config.base,
    target?.path ?? addLocale(getVersionPath(version.name, config), page.locale, config),
  )
}

/** Maps links of the navbar and the areas to their URLs in a version. */
function createVersionUrls(version: string, locale: string, index: PageLookup): VersionUrls {
  const { config } = index
  const paths = [
    ...config.areas.map(({ url }) => url),
    ...config.navbar.items.flatMap((item) =>
      item.kind === 'link' ? [item.url] : item.kind === 'dropdown' ? item.items.map(({ url }) => url) : [],
    ),
  ]
  const plain = { locale, version: undefined }
  const pairs = [...new Set(paths)]
    .map(
      (path) =>
        [
          resolveLocalizedPath(path, plain, index),
          resolveLocalizedPath(path, { locale, version }, index),
        ] as const,
    )
    .filter(([usual, versioned]) => usual !== versioned)
  return Object.fromEntries(
    pairs.map(([usual, versioned]) => [addBase(config.base, usual), addBase(config.base, versioned)]),
  )
}

/**
 * Creates the URLs of all versions except the latest, by locale. Pages without a version need them for readers who
 * prefer one.
 */
export function createAllVersionUrls(index: PageLookup): AllVersionUrls {
  const { locales } = index.config
  const versions = listVersions(index.config)
  if (versions.length === 1) return {}
  const others = versions.filter(({ isLast }) => !isLast)
  return Object.fromEntries(
    locales.map(({ id }) => [
      id,
      Object.fromEntries(others.map(({ name }) => [name, createVersionUrls(name, id, index)])),
    ]),
  )
}
