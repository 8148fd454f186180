import { readFileSync } from 'node:fs'
import { join, posix, relative } from 'node:path'
import { load } from 'js-yaml'
import type { SourceLocation } from '../../../shared/docs-error.ts'
import { toObject, type UnknownObject } from '../../../shared/read-unknown.ts'
import type { MountedApis } from '../apis/mounted-apis.ts'
import { trimSlash } from '../convert/links/link-map.ts'
import type { DocsInstance, DocsVersion, DocusaurusSite } from '../docusaurus-site.ts'
import type { ImportedFile, OldAddress } from '../imported-site.ts'
import type { ImportReport } from '../output/import-report.ts'
import type { CollectionFiles } from '../pages/list-collection-files.ts'
import { getMainInstance, getNewVersionName } from '../pages/list-content-collections.ts'
import { asText } from '../read/as-values.ts'
import { locateSetting } from '../read/locate-setting.ts'
import { formatCategoryListPage } from './category-list-page.ts'
import { convertFolders } from './convert-folders.ts'
import { convertSidebars, type SidebarContext } from './convert-sidebars.ts'
import { type GuideVersion, ImportedGuides } from './imported-guides.ts'
import { reportOpenCategories } from './report-open-categories.ts'
import { createDoc, type FolderSettings, toNewFolder, VersionDocs } from './version-docs.ts'

export interface GuidesInput {
  site: DocusaurusSite
  /** Files of the default locale. */
  listings: readonly CollectionFiles[]
  report: ImportReport
  apis: MountedApis
}

export interface ConvertedGuides {
  guides: ImportedGuides
  files: Map<string, ImportedFile>
  /** Addresses of the pages that Docusaurus generates. */
  addresses: OldAddress[]
}

/** Converts the navigation of all guides: sidebars, settings of folders, and generated pages. */
export function convertGuides({ site, listings, report, apis }: GuidesInput): ConvertedGuides {
  const files = new Map<string, ImportedFile>()
  const addresses: OldAddress[] = []
  const locate = (text: string): SourceLocation => locateSetting(site.root, site.configFile, text)
  for (const { id, options } of site.docs)
    reportOpenCategories(`the guides \`${id}\``, options, { report, locate })
  const versions = site.docs.flatMap((instance) =>
    instance.versions.flatMap((version): GuideVersion[] => {
      const name = getNewVersionName(instance, version, site)
      const listing = listings.find(
        ({ collection }) => collection.kind === 'doc' && collection.version === name,
      )
      if (listing === undefined) return []
      const docs = readVersionDocs(listing)
      const context = createContext(
        { docs, listing, instance, version },
        { site, report, files, addresses, apis },
      )
      const sidebars = convertSidebars(version.sidebars, context)
      if (docs.docs.length + docs.generated.size === 0) {
        const isApi = apis.listBelow(join(instance.folder, '.')).length > 0
        if (!isApi) reportEmpty(version, { site, report })
        return []
      }
      convertFolders({ docs, listing, sidebars }, { site, context, files })
      return [{ instance, version, name, docs, sidebars }]
    }),
  )
  return { guides: new ImportedGuides(versions, getMainInstance(site), apis), files, addresses }
}

const reportEmpty = ({ folder }: DocsVersion, { site, report }: Pick<GuidesInput, 'site' | 'report'>): void =>
  report.add(
    'setting',
    `The folder \`${relative(site.root, folder)}\` has no guides, so its address isn't answered. If a script writes them, run it and import again.`,
    site.configFile,
  )

function readVersionDocs({ collection, pages, assets }: CollectionFiles): VersionDocs {
  const docs = pages
    .filter(({ kind }) => kind === 'doc')
    .map((page) =>
      createDoc(page, {
        folder: collection.out,
        path: posix.relative(collection.folder, page.source),
        hasNumberPrefixes: collection.hasNumberPrefixes,
      }),
    )
  const folders = assets
    .filter((path) => /(^|\/)_category_\.(?:json|ya?ml)$/.test(path))
    .map(
      (path): FolderSettings => ({
        folder: posix.dirname(path) === '.' ? '' : posix.dirname(path),
        file: join(collection.folder, path),
        settings: readSettings(join(collection.folder, path)),
      }),
    )
  return new VersionDocs(docs, folders)
}

function readSettings(file: string): UnknownObject {
  try {
    return toObject(load(readFileSync(file, 'utf8')))
  } catch {
    return {}
  }
}

interface VersionInput {
  docs: VersionDocs
  listing: CollectionFiles
  instance: DocsInstance
  version: DocsVersion
}

interface Output {
  site: DocusaurusSite
  report: ImportReport
  files: Map<string, ImportedFile>
  addresses: OldAddress[]
  apis: MountedApis
}

function createContext(
  { docs, listing, instance, version }: VersionInput,
  { site, report, files, addresses, apis }: Output,
): SidebarContext {
  const { out } = listing.collection
  const file = getSidebarFile(instance, version, site)
  const used = new Set(listing.pages.map((page) => page.out))
  // Of two pages with the same address, Docusaurus shows one.
  const ids = new Map(
    docs.docs.flatMap(({ page: { address }, newId }) =>
      address === undefined ? [] : [[trimSlash(address), newId] as const],
    ),
  )
  return {
    base: site.base,
    docs,
    report,
    file,
    apis: createSidebarApis({ instance, version }, apis),
    locate: (text) => locateSetting(site.root, file, text),
    addPage(page, folder) {
      const path = posix.join(version.path, page.slug)
      const known = ids.get(trimSlash(path))
      if (known !== undefined) return known
      const ownBase = page.slug.replace(/^\/|\/$/g, '').replace(/[^\w/.-]+/g, '-') || 'category'
      const base = folder === undefined ? ownBase : posix.join(folder, 'category')
      let name = base
      for (let number = 2; used.has(`${out}/${name}.mdx`) || used.has(`${out}/${name}/index.mdx`); number++)
        name = `${base}-${number}`
      used.add(`${out}/${name}.mdx`)
      files.set(`${out}/${name}.mdx`, { text: formatCategoryListPage(page) })
      addresses.push({ address: path, file: `${out}/${name}.mdx` })
      const id = toNewFolder(name)
      ids.set(trimSlash(path), id)
      docs.generated.set(id, path)
      return id
    },
  }
}

function createSidebarApis(
  { instance, version }: Pick<VersionInput, 'instance' | 'version'>,
  apis: MountedApis,
): SidebarContext['apis'] {
  const toPath = (path: string): string => posix.join(instance.folder, path)
  const toAddress = (slug: string): string => posix.join(version.path, slug)
  return {
    find: (id) => apis.findByPath(toPath(id))?.config,
    list: (folder) => apis.listBelow(posix.join(toPath(folder), '.')).map(({ config }) => config),
    findByAddress: (slug) => apis.findByAddress(toAddress(slug))?.config,
    addAddress: (slug, { url }) => apis.addOverviewAddress(toAddress(slug), url),
  }
}

function getSidebarFile(
  { id, options }: DocsInstance,
  { name }: DocsVersion,
  { root }: DocusaurusSite,
): string {
  if (name === 'current')
    return asText(options.sidebarPath)?.replace(`${root}/`, '').replace(/^\.\//, '') ?? 'sidebars.js'
  return `${id === 'default' ? '' : `${id}_`}versioned_sidebars/version-${name}-sidebars.json`
}
