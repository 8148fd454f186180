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

/** What the cache has for search, by the keys of the pages. */
export interface SearchPacks {
  parts: Pack
  /** `SearchRecord[]` of each page; undefined when nobody wants them. */
  records: Pack | undefined
}

/** Takes what search needs of a page that was rendered. */
export function takeSearched({ key, searched }: WrittenPage, { parts, records }: SearchPacks): void {
  if (searched === undefined) return
  parts.put(key, searched.part)
  if (searched.records !== undefined) records?.put(key, searched.records)
}

/** Keeps what search needs of these pages for the next build. */
export function saveSearched(pages: readonly OutputPage[], { parts, records }: SearchPacks): void {
  const keys = searchedPages(pages).map(({ key }) => key)
  parts.save(keys)
  records?.save(keys)
}

/** The records of all pages, in the order of their addresses; none when nobody wanted them. */
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

/** The pages that are to be found, in the order of their addresses. */
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
  /** Digest of the code that makes indexes. */
  engine: string
  packs: SearchPacks
}

/**
 * The indexes of a site: one for each language, and for each version where there are several. Records that are wanted are
 * an index without files: pages whose records are lost are rendered again.
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

/** Not all at once: decoded, the parts of ten thousand pages take 400 MB. */
function* readParts(keys: readonly string[], pack: Pack): Generator<PagePart> {
  for (const key of keys) yield decodePart(present(pack.get(key)))
}

/** Pages of which the pack has nothing. */
const ownersOf = (pages: readonly FoundPage[], pack: Pack): string[] =>
  pages.filter(({ key }) => pack.get(key) === undefined).map(({ owner }) => owner)

/** Pages that belong to no version are found in all. */
const isOfVersion = ({ version: own }: PageView, version: string | undefined): boolean =>
  version === undefined || own === undefined || own.name === version

function present(bytes: Uint8Array | undefined): Uint8Array {
  if (bytes === undefined) throw new Error('A page that is to be found has left nothing for it.')
  return bytes
}
