import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { UnknownObject } from '../../../shared/unknown.ts'
import type { DocusaurusPageKind } from '../docusaurus-page.ts'
import type {
  ContentFolder,
  DocsInstance,
  DocsVersion,
  DocusaurusSite,
  SiteLocale,
} from '../docusaurus-site.ts'
import { asTexts } from '../read/as-values.ts'

/** A folder of Markdown files with one route. */
export interface ContentCollection {
  kind: Exclude<DocusaurusPageKind, 'partial'>
  folder: string
  /** Folder of the default locale. */
  originalFolder: string
  /** Folder of the new site. */
  out: string
  routeBase: string
  locale: SiteLocale
  include: readonly string[]
  exclude: readonly string[]
  hasNumberPrefixes: boolean
  /** Name of the guides' version in the new site. */
  version: string | undefined
}

const defaultExclude = [
  '**/_*.{js,jsx,ts,tsx,md,mdx}',
  '**/_*/**',
  '**/*.test.{js,jsx,ts,tsx}',
  '**/__tests__/**',
]

/** Lists the folders of content in every locale. */
export function listContentCollections(site: DocusaurusSite): ContentCollection[] {
  return site.locales
    .flatMap((locale) => [
      ...site.docs.flatMap((instance) => listDocsCollections(instance, locale, site)),
      ...site.blogs.map((blog, index) => createBlogCollection(blog, locale, { site, index })),
      ...site.pages.map((pages) => createPagesCollection(pages, locale, site)),
    ])
    .filter(({ folder }) => existsSync(folder))
}

/** Returns the instance whose guides are the main ones. */
export const getMainInstance = ({ docs }: DocusaurusSite): DocsInstance | undefined =>
  docs.find(({ id }) => id === 'default') ?? docs[0]

/** Returns the name of a version in the new site, where all instances share one list. */
export function getNewVersionName(
  instance: DocsInstance,
  { name }: DocsVersion,
  site: DocusaurusSite,
): string {
  if (instance === getMainInstance(site)) return name
  return name === 'current' ? instance.id : `${instance.id}-${name}`
}

const getVersionFolder = (name: string): string =>
  name === 'current' ? 'content/docs' : `content/versions/${name}/docs`

function listDocsCollections(
  instance: DocsInstance,
  locale: SiteLocale,
  site: DocusaurusSite,
): ContentCollection[] {
  const suffix = instance.id === 'default' ? '' : `-${instance.id}`
  return instance.versions.map((version) => {
    const name = getNewVersionName(instance, version, site)
    const folder = version.name === 'current' ? 'current' : `version-${version.name}`
    return {
      kind: 'doc',
      ...locate(
        {
          folder: version.folder,
          plugin: `docusaurus-plugin-content-docs${suffix}/${folder}`,
          out: getVersionFolder(name),
        },
        locale,
        site,
      ),
      ...readPatterns(instance.options),
      routeBase: version.path,
      locale,
      hasNumberPrefixes: instance.options.numberPrefixParser !== false,
      version: name,
    }
  })
}

function createBlogCollection(
  blog: ContentFolder,
  locale: SiteLocale,
  { site, index }: { site: DocusaurusSite; index: number },
): ContentCollection {
  const suffix = blog.id === 'default' ? '' : `-${blog.id}`
  const isMain = index === 0
  const out = isMain ? 'content/blog' : `content/pages${blog.routeBase.replace(/\/$/, '')}`
  return {
    kind: isMain ? 'blogPost' : 'page',
    ...locate({ folder: blog.folder, plugin: `docusaurus-plugin-content-blog${suffix}`, out }, locale, site),
    ...readPatterns(blog.options),
    routeBase: blog.routeBase,
    locale,
    hasNumberPrefixes: false,
    version: undefined,
  }
}

function createPagesCollection(
  pages: ContentFolder,
  locale: SiteLocale,
  site: DocusaurusSite,
): ContentCollection {
  const suffix = pages.id === 'default' ? '' : `-${pages.id}`
  const out = `content/pages${pages.routeBase === '/' ? '' : pages.routeBase.replace(/\/$/, '')}`
  return {
    kind: 'page',
    ...locate(
      { folder: pages.folder, plugin: `docusaurus-plugin-content-pages${suffix}`, out },
      locale,
      site,
    ),
    ...readPatterns(pages.options),
    routeBase: pages.routeBase,
    locale,
    hasNumberPrefixes: false,
    version: undefined,
  }
}

interface FolderPlaces {
  /** In the default locale. */
  folder: string
  /** Folder of the translations, below the locale's. */
  plugin: string
  out: string
}

function locate(
  { folder, plugin, out }: FolderPlaces,
  locale: SiteLocale,
  { root }: DocusaurusSite,
): Pick<ContentCollection, 'folder' | 'originalFolder' | 'out'> {
  if (locale.isDefault) return { folder, originalFolder: folder, out }
  return {
    folder: join(root, 'i18n', locale.id, plugin),
    originalFolder: folder,
    out: out.replace('content/', `content/i18n/${locale.id}/`),
  }
}

function readPatterns({ include, exclude }: UnknownObject): { include: string[]; exclude: string[] } {
  return {
    include: include === undefined ? ['**/*.{md,mdx,js,jsx,ts,tsx}'] : asTexts(include),
    exclude: exclude === undefined ? defaultExclude : asTexts(exclude),
  }
}
