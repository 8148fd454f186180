import { digest } from '../disk/digest.ts'
import type { Pack } from '../disk/pack.ts'
import type { OutputIndex } from '../output/write-site.ts'
import { buildIndex } from '../search/index/build-index.ts'
import type { PagePart } from '../search/index/page-segment.ts'
import { decodePart } from '../search/index/page-segment-file.ts'
import type { OutputPage, WrittenPage } from '../shared/output/render-task.ts'
import { indexFolder, type Synonym } from '../shared/search/engine/index-format.ts'
import type { SearchRecord } from '../shared/search/search-record.ts'
import type { PageView } from '../shared/site/page.ts'
import type { SiteView } from '../shared/site/site-view.ts'

/** Cached search data, by the keys of the pages. */
export interface SearchPacks {
  parts: Pack
  /** `SearchRecord[]` of each page. Undefined if they aren't needed. */
  records: Pack | undefined
}

/** Stores the search data of a rendered page. */
export function takeSearched({ key, searched }: WrittenPage, { parts, records }: SearchPacks): void {
  if (searched === undefined) return
  parts.put(key, searched.part)
  if (searched.records !== undefined) records?.put(key, searched.records)
}

/** Saves the search data of these pages for the next build. */
export function saveSearched(pages: readonly OutputPage[], { parts, records }: SearchPacks): void {
  const keys = searchedPages(pages).map(({ key }) => key)
  parts.save(keys)
  records?.save(keys)
}

/** Returns the records of all pages, in the order of their URLs. Empty if they aren't needed. */
export function readRecords(pages: readonly OutputPage[], { records }: SearchPacks): SearchRecord[] {
  if (records === undefined) return []
  return searchedPages(pages).flatMap(({ key }): SearchRecord[] =>
    JSON.parse(decoder.decode(present(records.get(key)))),
  )
}

const decoder = new TextDecoder()

interface FoundPage {
  owner: string
  key: string
  view: PageView
}

/** Lists the searchable pages, in the order of their URLs. */
function searchedPages(pages: readonly OutputPage[]): FoundPage[] {
  const found = pages.flatMap(({ owner, key, task }) =>
    'search' in task && task.search !== 'none' ? [{ owner, key, view: task.page.view }] : [],
  )
  return found.sort((a, b) => (a.view.url < b.view.url ? -1 : 1))
}

interface IndexesInput {
  pages: readonly OutputPage[]
  site: SiteView
  synonyms: Synonym[]
  /** Digest of the code that creates indexes. */
  engine: string
  packs: SearchPacks
}

/**
 * Plans the indexes of a site: one per locale, and per version if there are several. If records are needed, they're an
 * index without files, so that pages with lost records are rendered again.
 */
export function planIndexes({ pages, site, synonyms, engine, packs }: IndexesInput): OutputIndex[] {
  const found = searchedPages(pages)
  const versions = site.versions.length === 0 ? [undefined] : site.versions.map(({ name }) => name)
  const scopes = site.locales.flatMap(({ id }) => versions.map((version) => ({ locale: id, version })))
  const indexes = scopes.map(({ locale, version }): OutputIndex => {
    const folder = indexFolder(locale, version)
    const own = found.filter(({ view }) => view.locale === locale && isOfVersion(view, version))
    const parts = own.map(({ key }) => key)
    return {
      owner: `search ${folder}`,
      key: digest(engine, folder, JSON.stringify(synonyms), ...parts),
      lost: () => ownersOf(own, packs.parts),
      make: () => buildIndex({ parts: readParts(parts, packs.parts), synonyms, folder }),
    }
  })
  const { records } = packs
  if (records === undefined) return indexes
  const key = digest(...found.map((page) => page.key))
  const lost = (): string[] => ownersOf(found, records)
  return [...indexes, { owner: 'search records', key, lost, make: () => [] }]
}

/** One at a time: decoded, the segments of ten thousand pages take 400 MB. */
function* readParts(keys: readonly string[], pack: Pack): Generator<PagePart> {
  for (const key of keys) yield decodePart(present(pack.get(key)))
}

/** Lists the pages without data in the pack. */
const ownersOf = (pages: readonly FoundPage[], pack: Pack): string[] =>
  pages.filter(({ key }) => pack.get(key) === undefined).map(({ owner }) => owner)

/** Pages without a version are in every index. */
const isOfVersion = ({ version: own }: PageView, version: string | undefined): boolean =>
  version === undefined || own === undefined || own.name === version

function present(bytes: Uint8Array | undefined): Uint8Array {
  if (bytes === undefined) throw new Error('A page that is to be found has left nothing for it.')
  return bytes
}
