import { isPackedFile } from '../../../shared/search/engine/index-format.ts'
import type { IndexFiles } from '../../../shared/search/engine/index-reader.ts'
import { SearchFailure } from '../../../shared/search/search-engine.ts'
import { withBase } from '../../../shared/urls.ts'
import { FileError, fetchFile } from '../../loading/fetch-file.ts'

/** In ms. A large site has large files, and who searches sees that something is on its way. */
const timeLimit = 30_000

/** Files of the index from the site itself. */
export function fetchFiles(base: string): IndexFiles {
  return {
    async read(path, { isFresh }) {
      // Names carry digests, so what the browser has is right; only the manifest is asked for again.
      const cache = isFresh ? 'no-cache' : 'default'
      const response = await fetchFile(withBase(base, path), { cache }, timeLimit).catch(fail)
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
  throw new SearchFailure(error instanceof FileError ? reasonOf(error) : 'network', error)
}

/** A file that is gone is one of an earlier build. */
function reasonOf({ status }: FileError): SearchFailure['reason'] {
  if (status === 404 || status === 410) return 'outdated'
  return status === 429 ? 'limited' : 'network'
}
