import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import { createIndexEngine, type IndexEngine } from '../../../shared/search/engine/index-engine.ts'
import { isDeflatedFile, manifestName } from '../../../shared/search/engine/index-format.ts'
import { SearchFailure, type SearchQuery, type SearchResponse } from '../../../shared/search/search-engine.ts'
import type { ReadSiteFile } from './read-site-file.ts'

const inflate = promisify(inflateRaw)

/** Characters of excerpts. Longer than in browsers, because an answer in one saves a program a request. */
const excerptLength = 320

/** Maximum bytes of inflated files that engines hold. They take about three times as much memory. */
const maxLoadedBytes = 24 * 2 ** 20

/** Maximum bytes of an inflated file. */
const maxFileBytes = 16 * 2 ** 20

interface OpenEngine {
  engine: IndexEngine
  /** Of the manifest that it has loaded. */
  etag: string
}

/**
 * Creates a search over the index files of a site with the engine of browsers. Engines keep what they've loaded. When that
 * is too much, or when a build replaces an index, a new engine takes over.
 */
export function createIndexSearch(
  readFile: ReadSiteFile,
): (query: SearchQuery, folder: string) => Promise<SearchResponse> {
  const engines = new Map<string, OpenEngine>()
  let loadedBytes = 0
  const read = async (path: string): Promise<Uint8Array> => {
    const file = await readFile(path)
    if (file === undefined) throw new SearchFailure('outdated')
    const bytes = isDeflatedFile(path) ? await inflateFile(file.bytes) : file.bytes
    loadedBytes += bytes.length
    return bytes
  }
  return async (query, folder) => {
    const etag = (await readFile(folder + manifestName))?.etag ?? ''
    if (loadedBytes > maxLoadedBytes) {
      engines.clear()
      loadedBytes = 0
    }
    const last = engines.get(folder)
    const engine = last?.etag === etag ? last.engine : createIndexEngine({ read }, folder, { excerptLength })
    engines.set(folder, { engine, etag })
    return engine.search(query, neverAborted)
  }
}

/** Time is limited by the thread. */
const neverAborted = new AbortController().signal

async function inflateFile(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    return await inflate(bytes, { maxOutputLength: maxFileBytes })
  } catch (error) {
    throw new SearchFailure('outdated', error)
  }
}
