import { isPackedFile } from '../../../shared/search/engine/index-format.ts'
import type { IndexFiles } from '../../../shared/search/engine/index-reader.ts'
import { SearchFailure } from '../../../shared/search/search-engine.ts'
import { withBase } from '../../../shared/urls.ts'

/** Files of the index from the site itself. */
export function fetchFiles(base: string): IndexFiles {
  return {
    async read(path, { isFresh }) {
      // Names carry digests, so what the browser has is right; only the manifest is asked for again.
      const response = await fetch(withBase(base, path), { cache: isFresh ? 'no-cache' : 'default' }).catch(
        fail,
      )
      if (!response.ok) throw new SearchFailure(reasonOf(response.status))
      const body = await response.arrayBuffer().catch(fail)
      return new Uint8Array(isPackedFile(path) ? await inflate(body) : body)
    },
  }
}

/** What cannot be inflated was cut off, or is another page. */
function inflate(body: ArrayBuffer): Promise<ArrayBuffer> {
  const stream = new Blob([body]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  return new Response(stream).arrayBuffer().catch((error: unknown) => {
    throw new SearchFailure('outdated', error)
  })
}

const fail = (error: unknown): never => {
  throw new SearchFailure('network', error)
}

/** A file that is gone is one of an earlier build. */
function reasonOf(status: number): SearchFailure['reason'] {
  if (status === 404 || status === 410) return 'outdated'
  return status === 429 ? 'limited' : 'network'
}
