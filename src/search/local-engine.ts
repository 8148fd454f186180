import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { createIndexEngine, type IndexEngine } from '../shared/search/engine/index-engine.ts'
import { getIndexFolder, isDeflatedFile } from '../shared/search/engine/index-format.ts'
import type { IndexFiles } from '../shared/search/engine/index-reader.ts'
import { SearchFailure } from '../shared/search/search-engine.ts'

/** Creates the embedded engine over local files. `read` returns a file by its path below the base URL. */
export function createLocalEngine(read: ReadFile, { locale, version }: IndexScope): IndexEngine {
  return createIndexEngine(readIndexFiles(read), getIndexFolder(locale, version))
}

type ReadFile = (path: string) => Uint8Array | undefined

interface IndexScope {
  locale: string
  version: string | undefined
}

/** Reads the files of an index from local files. */
export function readIndexFiles(read: ReadFile): IndexFiles {
  return {
    async read(path) {
      const bytes = read(path)
      if (bytes === undefined) throw new SearchFailure('outdated')
      return isDeflatedFile(path) ? inflate(bytes) : bytes
    },
  }
}

function inflate(bytes: Uint8Array): Uint8Array {
  try {
    return inflateRawSync(bytes)
  } catch (error) {
    throw new SearchFailure('outdated', error)
  }
}

/** Returns a function that reads the files of a built site. */
export function createFileReader(out: string): (path: string) => Uint8Array | undefined {
  return (path) => {
    try {
      return readFileSync(join(out, path))
    } catch {
      // A missing file means another build than the manifest's, which the engine reports.
      return undefined
    }
  }
}
