import { isDeflatedFile } from '../../../shared/search/engine/index-format.ts'
import type { IndexFiles } from '../../../shared/search/engine/index-reader.ts'
import { SearchFailure } from '../../../shared/search/search-engine.ts'
import { addBase } from '../../../shared/urls.ts'
import { FileError, fetchFile } from '../../loading/fetch-file.ts'

/** In milliseconds. Large sites have large files, and the reader sees that something is loading. */
const timeLimit = 30_000

/** Creates a source of index files from the site itself. */
export function fetchIndexFiles(base: string): IndexFiles {
  return {
    async read(path, { isFresh }) {
      // Names contain digests, so cached files are valid. Only the manifest is requested again.
      const cache = isFresh ? 'no-cache' : 'default'
      const response = await fetchFile(addBase(base, path), { cache }, timeLimit).catch(throwFailure)
      const body = await response.arrayBuffer().catch(throwFailure)
      return new Uint8Array(isDeflatedFile(path) ? await inflate(body) : body)
    },
  }
}

/** Inflates a file. A failure means that it's truncated or another page. */
function inflate(body: ArrayBuffer): Promise<ArrayBuffer> {
  const stream = new Blob([body]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  return new Response(stream).arrayBuffer().catch((error: unknown) => {
    throw new SearchFailure('outdated', error)
  })
}

const throwFailure = (error: unknown): never => {
  throw new SearchFailure(error instanceof FileError ? getFailureReason(error) : 'network', error)
}

/** A missing file belongs to an earlier build. */
function getFailureReason({ status }: FileError): SearchFailure['reason'] {
  if (status === 404 || status === 410) return 'outdated'
  return status === 429 ? 'limited' : 'network'
}
