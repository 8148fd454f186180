import { digest } from './disk/digest.ts'
import type { OutputFile } from './output/write-artifact.ts'
import type { OutputIndex, OutputPage } from './output/write-site.ts'
import { buildIndex } from './search/index/build-index.ts'
import type { PagePart } from './search/index/page-part.ts'
import { decodePart } from './search/index/page-part-file.ts'
import { isSearched } from './search/records/record-page.ts'
import type { PageView } from './shared/page.ts'
import { indexFolder, type Synonym } from './shared/search/engine/index-format.ts'
import type { SiteView } from './shared/site-view.ts'
import type { Store } from './shared/store.ts'
import type { SearchKeys } from './shared/workers.ts'

/** Where the cache keeps what search needs of a page, by the page's own key. */
export function searchKeysOf(view: PageView, key: string, isUnlisted: boolean): SearchKeys | undefined {
  return isSearched({ view, isUnlisted })
    ? { part: digest('search part', key), records: digest('search records', key) }
    : undefined
}

/** Keys of everything that the cache keeps for search. */
export function searchKeysIn(pages: readonly OutputPage[]): string[] {
  return pages.flatMap(({ task }) =>
    task.kind === 'list' || task.search === undefined ? [] : [task.search.part, task.search.records],
  )
}

/** Keys of the records of all pages, in the order of their addresses. */
export function recordKeysIn(pages: readonly OutputPage[]): string[] {
  const found = pages.flatMap(({ task }) =>
    task.kind === 'list' || task.search === undefined
      ? []
      : [{ url: task.page.view.url, key: task.search.records }],
  )
  return found.sort((a, b) => (a.url < b.url ? -1 : 1)).map(({ key }) => key)
}

interface IndexesInput {
  pages: readonly OutputPage[]
  site: SiteView
  synonyms: Synonym[]
  /** Digest of the code that makes indexes. */
  engine: string
  store: Store
}

/** The indexes of a site: one for each language, and for each version where there are several. */
export function planIndexes({ pages, site, synonyms, engine, store }: IndexesInput): OutputIndex[] {
  const found = pages.flatMap(({ owner, task }) =>
    task.kind === 'list' || task.search === undefined
      ? []
      : [{ owner, view: task.page.view, part: task.search.part }],
  )
  const sorted = found.sort((a, b) => (a.view.url < b.view.url ? -1 : 1))
  const versions = site.versions.length === 0 ? [undefined] : site.versions.map(({ name }) => name)
  const scopes = site.locales.flatMap(({ id }) => versions.map((version) => ({ locale: id, version })))
  return scopes.map(({ locale, version }): OutputIndex => {
    const folder = indexFolder(locale, version)
    const own = sorted.filter(({ view }) => view.locale === locale && isOfVersion(view, version))
    const parts = new Map<string, PagePart>()
    const read = (key: string): PagePart | undefined => {
      const known = parts.get(key) ?? readPart(key, store)
      if (known !== undefined) parts.set(key, known)
      return known
    }
    return {
      owner: `search ${folder}`,
      key: digest(engine, folder, JSON.stringify(synonyms), ...own.map(({ part }) => part)),
      lost: () => own.filter(({ part }) => read(part) === undefined).map(({ owner }) => owner),
      make: () =>
        buildIndex({ parts: own.map(({ part }) => present(read(part))), synonyms, folder }).map(toOutput),
    }
  })
}

/** Pages that belong to no version are found in all. */
const isOfVersion = ({ version: own }: PageView, version: string | undefined): boolean =>
  version === undefined || own === undefined || own.name === version

/** What cannot be read is as good as lost: the page is rendered again. */
function readPart(key: string, store: Store): PagePart | undefined {
  const bytes = store.get(key)
  return bytes === undefined ? undefined : decodePart(bytes)
}

function present(part: PagePart | undefined): PagePart {
  if (part === undefined) throw new Error('The cache lost a part of the search index while it was in use.')
  return part
}

const toOutput = ({ path, content }: { path: string; content: string | Uint8Array }): OutputFile => ({
  path,
  content,
  isPacked: path.endsWith('.bin'),
})
