import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { UnknownObject } from '../../../shared/read-unknown.ts'
import type { DocusaurusPageKind } from '../docusaurus-page.ts'
import type {
  ContentFolder,
  DocsInstance,
  DocsVersion,
  DocusaurusSite,
  SiteLocale,
} from '../docusaurus-site.ts'
import { listMarkdownPlugins, type MarkdownPlugin } from '../markdown-plugins/markdown-plugin.ts'
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
  markdownPlugins: readonly MarkdownPlugin[]
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
      // Posts of other blogs are pages.
      ...site.blogs.map((blog, index) =>
        createCollection(blog, locale, { site, kind: index === 0 ? 'blogPost' : 'page', plugin: 'blog' }),
      ),
      ...site.pages.map((pages) => createCollection(pages, locale, { site, kind: 'page', plugin: 'pages' })),
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
      markdownPlugins: listMarkdownPlugins(instance.options),
    }
  })
}

function createCollection(
  { id, folder, routeBase, options }: ContentFolder,
  locale: SiteLocale,
  { site, kind, plugin }: { site: DocusaurusSite; kind: 'blogPost' | 'page'; plugin: 'blog' | 'pages' },
): ContentCollection {
  const suffix = id === 'default' ? '' : `-${id}`
  const out = kind === 'blogPost' ? 'content/blog' : `content/pages${routeBase.replace(/\/$/, '')}`
  return {
    kind,
    ...locate({ folder, plugin: `docusaurus-plugin-content-${plugin}${suffix}`, out }, locale, site),
    ...readPatterns(options),
    routeBase,
    locale,
    hasNumberPrefixes: false,
    version: undefined,
    markdownPlugins: listMarkdownPlugins(options),
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
