import { LRUCache } from 'lru-cache'
import type { ListedOperation } from '../../../shared/api/listed-operation.ts'
import { loadMarkdownParts } from '../../../shared/output/markdown-parts.ts'
import { type SiteSummary, type SummaryApi, siteSummaryPath } from '../../../shared/output/site-summary.ts'
import { type RedirectMap, redirectMapPath } from '../../../shared/redirects.ts'
import type { SearchQuery, SearchResponse } from '../../../shared/search/search-engine.ts'
import { cacheOverhead } from '../../file-finder.ts'
import { createIndexSearch } from './create-index-search.ts'
import { type ReadSiteFile, SiteUnreachableError } from './read-site-file.ts'

/** The content of a built site, for programs. It always comes from the latest build. */
export interface SiteData {
  readSummary(): Promise<SiteSummary>
  /** Searches as browsers do. `folder` is the folder of an index. */
  search(query: SearchQuery, folder: string): Promise<SearchResponse>
  /** Reads a text by its path below the base. */
  readText(path: string): Promise<string | undefined>
  /** Reads the Markdown of a page with all of its parts. `path` is the path of the first part, below the base. */
  readMarkdown(path: string): Promise<string | undefined>
  /** Reads and parses a JSON file by its path below the base. */
  readJson<T>(path: string): Promise<T | undefined>
  readOperations(api: SummaryApi): Promise<ListedOperation[]>
  readRedirects(): Promise<RedirectMap>
}

const megabyte = 2 ** 20

/** Parsed JSON takes a few times as much memory as its text. */
const parsedSize = 4

const decoder = new TextDecoder()

/** Creates access to a site through its files. Parsed files are cached, within limits. */
export function createSiteData(readFile: ReadSiteFile): SiteData {
  const parsedFiles = new LRUCache<string, { etag: string; value: unknown }>({ maxSize: 32 * megabyte })
  const readJson = async <T>(path: string): Promise<T | undefined> => {
    const file = await readFile(path)
    if (file === undefined) return undefined
    const cached = parsedFiles.get(path)
    if (cached?.etag === file.etag) return cached.value as T
    const value: T = JSON.parse(decoder.decode(file.bytes))
    parsedFiles.set(
      path,
      { etag: file.etag, value },
      { size: cacheOverhead + file.bytes.length * parsedSize },
    )
    return value
  }
  const readText = async (path: string): Promise<string | undefined> => {
    const file = await readFile(path)
    return file === undefined ? undefined : decoder.decode(file.bytes)
  }
  return {
    async readSummary() {
      const summary = await readJson<SiteSummary>(siteSummaryPath)
      // A build that is running may have removed it for a moment.
      if (summary === undefined) throw new SiteUnreachableError(siteSummaryPath)
      return summary
    },
    search: createIndexSearch(readFile),
    readText,
    readMarkdown: (path) => loadMarkdownParts(path, readText),
    readJson,
    readOperations: async ({ operations }) => (await readJson<ListedOperation[]>(operations)) ?? [],
    readRedirects: async () => (await readJson<RedirectMap>(redirectMapPath)) ?? {},
  }
}
