import { digest } from '../../disk/digest.ts'
import type { Pack } from '../../disk/pack.ts'
import type { OutputIndex } from '../../output/write-site.ts'
import { buildIndex } from '../../search/index/build-index.ts'
import type { PageSegment } from '../../search/index/page-segment.ts'
import { decodeSegment } from '../../search/index/page-segment-file.ts'
import type { OutputPage, WrittenPage } from '../../shared/output/render-task.ts'
import { type Concepts, getIndexFolder, type Synonym } from '../../shared/search/engine/index-format.ts'
import type { SearchRecord } from '../../shared/search/search-record.ts'
import type { PageView } from '../../shared/site/page.ts'
import type { SiteView } from '../../shared/site/site-view.ts'

/** Cached search data, by the keys of the pages. */
export interface SearchPacks {
  segments: Pack
  /** `SearchRecord[]` of each page. Undefined if they aren't needed. */
  records: Pack | undefined
}

/** Stores the search data of a rendered page. */
export function storeSearchedPage(
  { key, searchData }: WrittenPage,
  { segments, records }: SearchPacks,
): void {
  if (searchData === undefined) return
  segments.put(key, searchData.segment)
  if (searchData.records !== undefined) records?.put(key, searchData.records)
}

/** Saves the search data of these pages for the next build. */
export function saveSearchPacks(pages: readonly OutputPage[], { segments, records }: SearchPacks): void {
  const keys = listIndexedPages(pages).map(({ key }) => key)
  segments.save(keys)
  records?.save(keys)
}

/** Returns the records of all pages, in the order of their URLs. Empty if they aren't needed. */
export function readRecords(pages: readonly OutputPage[], { records }: SearchPacks): SearchRecord[] {
  if (records === undefined) return []
  return listIndexedPages(pages).flatMap(({ key }): SearchRecord[] =>
    JSON.parse(decoder.decode(requireBytes(records.get(key)))),
  )
}

const decoder = new TextDecoder()

interface IndexedPage {
  owner: string
  key: string
  view: PageView
}

/** Lists the searchable pages, in the order of their URLs. */
function listIndexedPages(pages: readonly OutputPage[]): IndexedPage[] {
  const indexedPages = pages.flatMap(({ owner, key, task }) =>
    'search' in task && task.search !== 'none' ? [{ owner, key, view: task.page.view }] : [],
  )
  return indexedPages.sort((a, b) => (a.view.url < b.view.url ? -1 : 1))
}

interface IndexesInput {
  pages: readonly OutputPage[]
  site: SiteView
  inputs: { synonyms: Synonym[]; concepts: Concepts }
  /** Digest of the code that creates indexes. */
  engine: string
  packs: SearchPacks
}

/**
 * Plans the indexes of a site: one per locale, and per version if there are several. If records are needed, they're an
 * index without files, so that pages with lost records are rendered again.
 */
export function planIndexes({ pages, site, inputs, engine, packs }: IndexesInput): OutputIndex[] {
  const indexedPages = listIndexedPages(pages)
  const { synonyms, concepts } = inputs
  const versions = site.versions.length === 0 ? [undefined] : site.versions.map(({ name }) => name)
  const scopes = site.locales.flatMap(({ id }) => versions.map((version) => ({ locale: id, version })))
  const indexes = scopes.map(({ locale, version }): OutputIndex => {
    const folder = getIndexFolder(locale, version)
    const scopePages = indexedPages.filter(({ view }) => view.locale === locale && isInVersion(view, version))
    const pageKeys = scopePages.map(({ key }) => key)
    return {
      owner: `search ${folder}`,
      key: digest(engine, folder, JSON.stringify([synonyms, concepts]), ...pageKeys),
      listLostPages: () => listLostOwners(scopePages, packs.segments),
      make: () =>
        buildIndex({ segments: readSegments(pageKeys, packs.segments), synonyms, concepts, folder }),
    }
  })
  const { records } = packs
  if (records === undefined) return indexes
  const key = digest(...indexedPages.map((page) => page.key))
  const listLostPages = (): string[] => listLostOwners(indexedPages, records)
  return [...indexes, { owner: 'search records', key, listLostPages, make: () => [] }]
}

/** One at a time: decoded, the segments of ten thousand pages take 400 MB. */
function* readSegments(keys: readonly string[], pack: Pack): Generator<PageSegment> {
  for (const key of keys) yield decodeSegment(requireBytes(pack.get(key)))
}

/** Lists the pages without data in the pack. */
const listLostOwners = (pages: readonly IndexedPage[], pack: Pack): string[] =>
  pages.filter(({ key }) => pack.get(key) === undefined).map(({ owner }) => owner)

/** Pages without a version are in every index. */
const isInVersion = ({ version: pageVersion }: PageView, version: string | undefined): boolean =>
  version === undefined || pageVersion === undefined || pageVersion.name === version

function requireBytes(bytes: Uint8Array | undefined): Uint8Array {
  if (bytes === undefined) throw new Error('A page that is to be found has left nothing for it.')
  return bytes
}
