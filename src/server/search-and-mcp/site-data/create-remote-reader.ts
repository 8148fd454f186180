import { LRUCache } from 'lru-cache'
import { addBase } from '../../../shared/urls.ts'
import { cacheOverhead } from '../../file-finder.ts'
import { readBytes } from '../../request/read-body.ts'
import { type ReadSiteFile, type SiteFile, SiteUnreachableError } from './read-site-file.ts'

const megabyte = 2 ** 20

/** How long (ms) a file is used before a newer version is requested. */
const freshFor = 60_000
/** Maximum bytes of a file. */
const maxSize = 16 * megabyte
/** Time (ms) for one file. */
const timeout = 15_000

interface CachedFile extends SiteFile {
  checkedAt: number
  /** Validator of the site, if it sends one. */
  validator: string | undefined
}

/** Creates a reader of a published site. `url` is its home page. */
export function createRemoteReader(url: URL): ReadSiteFile {
  const cachedFiles = new LRUCache<string, CachedFile>({ maxSize: 32 * megabyte })
  const load = async (path: string): Promise<SiteFile | undefined> => {
    const cached = cachedFiles.get(path)
    if (cached !== undefined && performance.now() - cached.checkedAt < freshFor) return cached
    const address = url.origin + encodeURI(addBase(url.pathname, path)).replace(/[?#]/g, encodeURIComponent)
    const headers = cached?.validator === undefined ? {} : { 'If-None-Match': cached.validator }
    const response = await fetchFile(address, headers)
    if (response.status === 304 && cached !== undefined) {
      await response.body?.cancel()
      cached.checkedAt = performance.now()
      return cached
    }
    cachedFiles.delete(path)
    if (response.status === 404 || response.status === 410) {
      await response.body?.cancel()
      return undefined
    }
    // A body that breaks off counts as missing.
    const bytes = response.ok ? await readBytes(response, maxSize).catch(() => undefined) : undefined
    if (bytes === undefined) throw new SiteUnreachableError(address)
    const file = createCachedFile(bytes, response.headers.get('ETag'))
    cachedFiles.set(path, file, { size: cacheOverhead + bytes.length })
    return file
  }
  const loading = new Map<string, Promise<SiteFile | undefined>>()
  return (path) => {
    const running = loading.get(path) ?? load(path).finally(() => loading.delete(path))
    loading.set(path, running)
    return running
  }
}

function createCachedFile(bytes: Uint8Array, validator: string | null): CachedFile {
  const checkedAt = performance.now()
  // Without a validator, each version that is loaded counts as a new one.
  return { bytes, etag: validator ?? `loaded ${checkedAt}`, validator: validator ?? undefined, checkedAt }
}

async function fetchFile(address: string, headers: Record<string, string>): Promise<Response> {
  try {
    return await fetch(address, { headers, signal: AbortSignal.timeout(timeout) })
  } catch (error) {
    throw new SiteUnreachableError(address, error)
  }
}
