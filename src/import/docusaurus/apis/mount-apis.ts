import { existsSync, readFileSync } from 'node:fs'
import { dirname, posix, relative, resolve } from 'node:path'
import { stringify } from 'yaml'
import { stripNumberPrefix } from '../../../shared/content/number-prefix.ts'
import { toObject } from '../../../shared/read-unknown.ts'
import { trimSlash } from '../convert/links/link-map.ts'
import type { DocusaurusPage } from '../docusaurus-page.ts'
import type { DocsInstance, DocusaurusSite } from '../docusaurus-site.ts'
import type { ImportReport } from '../output/import-report.ts'
import type { CollectionFiles } from '../pages/list-collection-files.ts'
import { asText } from '../read/as-values.ts'
import type { ApiSubject, SpecDocument } from './api-spec.ts'
import { listDocumentPages, listOperationPages } from './list-document-pages.ts'
import { type MountedApi, MountedApis } from './mounted-apis.ts'
import { readApiSources } from './read-api-sources.ts'
import { readApiSpecs } from './read-api-specs.ts'
import { getGeneratedId, isGeneratedPage, readOperation } from './read-generated-page.ts'

const reference = /\$ref["']?\s*:\s*["']?([^"'\s#{}[\],]+\.(?:ya?ml|json))/g

/** Names of files in mappings of discriminators and in paths of examples. */
const mapping = /["'\s]((?:\.{1,2}\/)[^"'\s#]+\.(?:ya?ml|json))/g

interface ApisInput {
  site: DocusaurusSite
  listings: readonly CollectionFiles[]
  report: ImportReport
}

/**
 * Turns the OpenAPI documents of plugins into APIs of the new site. Their generated pages are taken out of the listings, and
 * become redirects when the new pages are known.
 */
export function mountApis({ site, listings, report }: ApisInput): MountedApis {
  const sources = readApiSources(readApiSpecs(site), site, report)
  const owned = listings.flatMap(({ pages }) => pages.filter((page) => !isGeneratedPage(page)))
  const taken = owned.flatMap(({ address }) => (address === undefined ? [] : [`${trimSlash(address)}/`]))
  const mounted = new MountedApis(sources.map((source) => createApi(source, site, taken)))
  for (const api of mounted.apis) {
    addDocument(api, mounted)
    if (api.source.route !== undefined) addRoute(api, mounted)
  }
  addOperationPages(mounted)
  for (const listing of listings) takeGeneratedPages(listing, { site, mounted })
  for (const api of mounted.apis) addMissingPages(api, { site, mounted })
  return mounted
}

function createApi(source: SpecDocument, site: DocusaurusSite, taken: string[]): MountedApi {
  const { title } = toObject(source.document.info)
  const name = asText(title) ?? source.id
  const candidates = [
    source.route ?? '/',
    `/api/${source.id}/`,
    `/reference/${source.id}/`,
    `/openapi/${source.id}/`,
  ]
  const url =
    candidates.find((candidate) => candidate !== '/' && !taken.some((path) => path.startsWith(candidate))) ??
    `/apis/${source.id}/`
  taken.push(url)
  return {
    source,
    config: {
      id: source.id,
      label: source.label === undefined ? name : `${name} (${source.label})`,
      url,
      document: `content/api/${source.id}/${posix.relative(findFolder(source), source.file)}`,
    },
    folder:
      source.outputFolder === undefined ? undefined : trimSlash(resolve(site.root, source.outputFolder)),
  }
}

const findFolder = ({ file }: SpecDocument): string => findCommonFolder(listSpecFiles(file))

/** Copies the document with the files that it refers to, and writes the overview. */
function addDocument({ source, config }: MountedApi, { files }: MountedApis): void {
  const folder = findFolder(source)
  for (const file of listSpecFiles(source.file))
    files.set(`content/api/${source.id}/${posix.relative(folder, file)}`, { copyOf: file })
  const frontMatter = stringify({
    title: config.label,
    description: describeApi(source) || config.label,
    slug: config.url,
  })
  files.set(`content/pages${config.url.slice(0, -1)}.mdx`, { text: `---\n${frontMatter}---\n` })
}

/** Returns the first sentence of the document's description, without markup. */
function describeApi({ document }: SpecDocument): string {
  const { summary, description } = toObject(document.info)
  const [first = ''] = (asText(summary) ?? asText(description) ?? '').split(/\n\s*\n|(?<=\.)\s/)
  return first
    .replace(/<[^>]*>|[#*_`]/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 160)
}

/** Adds the page at the route of a document. Documents in one folder share one page. */
function addRoute({ source, config }: MountedApi, mounted: MountedApis): void {
  const address = trimSlash(source.route ?? '/')
  if (mounted.findByAddress(address) !== undefined) return
  mounted.addPage({ address, api: config.id, subject: { kind: 'overview' } }, config.document ?? '')
}

/** Adds the pages of operations below the route of their documents. A name that is taken gets a number. */
function addOperationPages(mounted: MountedApis): void {
  const counts = new Map<string, number>()
  for (const { source, config } of mounted.apis) {
    if (source.pages !== 'operations') continue
    for (const { name, subject } of listOperationPages(source.document)) {
      const path = posix.join(source.route ?? '/', name)
      const count = counts.get(path) ?? 0
      counts.set(path, count + 1)
      const address = count === 0 ? path : `${path}-${count}`
      mounted.addPage({ address, api: config.id, subject }, config.document ?? '')
    }
  }
}

interface PageOutput {
  site: DocusaurusSite
  mounted: MountedApis
}

/** Takes pages of operations out of a listing, in all versions and locales. */
function takeGeneratedPages({ collection, pages }: CollectionFiles, { site, mounted }: PageOutput): void {
  const instance = findInstance(collection.originalFolder, site)
  if (instance === undefined) return
  const prefix = collection.locale.isDefault ? '' : `/${collection.locale.id}`
  const kept = pages.filter((page) => {
    const api = isGeneratedPage(page) ? mounted.findByPath(toMainPath(page, collection, instance)) : undefined
    if (api === undefined) return true
    page.isApiPage = true
    mounted.generated.push(page)
    if (page.address !== undefined)
      mounted.addPage(
        { address: prefix + page.address, api: api.config.id, subject: readSubject(page, api) },
        page.out,
      )
    return false
  })
  pages.splice(0, pages.length, ...kept)
}

const findInstance = (folder: string, { docs }: DocusaurusSite): DocsInstance | undefined =>
  docs.find(({ versions }) => versions.some((version) => version.folder === folder))

/** Returns the path that a page of any version and locale would have in the folder of the plugin. */
const toMainPath = (
  { source }: DocusaurusPage,
  { folder }: CollectionFiles['collection'],
  instance: DocsInstance,
): string => posix.join(instance.folder, relative(folder, posix.dirname(source)))

function readSubject(page: DocusaurusPage, { source }: MountedApi): ApiSubject {
  const id = getGeneratedId(page.source)
  const ending = page.source.match(/\.(\w+)\.mdx?$/)?.[1]
  if (ending === 'info') return { kind: 'overview' }
  if (ending === 'schema') return { kind: 'schema', slug: id }
  if (ending === 'tag') return { kind: 'tag', slug: id }
  return readOperation(page) ?? listDocumentPages(source.document).get(id) ?? { kind: 'overview' }
}

/** A site whose pages of operations aren't in the repository publishes them all the same. */
function addMissingPages({ source, config, folder }: MountedApi, { site, mounted }: PageOutput): void {
  const instance = site.docs.find((docs) => folder?.startsWith(`${docs.folder}/`))
  const version = instance?.versions.find(({ name }) => name === 'current') ?? instance?.versions[0]
  const isCommitted = mounted.pages.some(({ api }) => api === config.id)
  if (folder === undefined || instance === undefined || version === undefined || isCommitted) return
  const segments = relative(instance.folder, folder).split('/').map(stripNumberPrefix)
  const base = posix.join(version.path, ...segments)
  for (const [id, subject] of listDocumentPages(source.document))
    mounted.addPage({ address: posix.join(base, id), api: config.id, subject }, config.document ?? '')
}

/** Lists a document and the files that its `$ref`s lead to, as absolute paths. */
function listSpecFiles(file: string): string[] {
  const files = new Set([file])
  for (const current of files) {
    const text = readFileSync(current, 'utf8')
    for (const [, name = ''] of [...text.matchAll(reference), ...text.matchAll(mapping)]) {
      if (/^[a-z]+:/i.test(name)) continue
      const target = resolve(dirname(current), name)
      if (existsSync(target)) files.add(target)
    }
  }
  return [...files]
}

/** Returns the deepest folder that has all files. */
function findCommonFolder(files: readonly string[]): string {
  let [folder = '/'] = files.map((file) => posix.dirname(file))
  while (!files.every((file) => file.startsWith(`${folder}/`)) && folder !== '/')
    folder = posix.dirname(folder)
  return folder
}
