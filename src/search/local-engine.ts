import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { OutputFile } from '../shared/output/output-file.ts'
import { createIndexEngine, type IndexEngine } from '../shared/search/engine/index-engine.ts'
import {
  type Concepts,
  getIndexFolder,
  isDeflatedFile,
  type Synonym,
} from '../shared/search/engine/index-format.ts'
import { type IndexFiles, IndexReader } from '../shared/search/engine/index-reader.ts'
import { SearchFailure } from '../shared/search/search-engine.ts'
import type { SearchRecord } from '../shared/search/search-record.ts'
import { buildIndex } from './index/build-index.ts'
import { createPageSegment } from './index/page-segment.ts'

/** Creates the embedded engine over local files. `read` returns a file by its path below the base URL. */
export function createLocalEngine(read: ReadFile, { locale, version }: IndexScope): IndexEngine {
  return createIndexEngine(readIndexFiles(read), getIndexFolder(locale, version))
}

/** Creates a reader of an index in local files, for those who look inside. */
export const readLocalIndex = (read: ReadFile, { locale, version }: IndexScope): IndexReader =>
  new IndexReader(readIndexFiles(read), getIndexFolder(locale, version))

type ReadFile = (path: string) => Uint8Array | undefined

interface IndexScope {
  locale: string
  version: string | undefined
}

function readIndexFiles(read: ReadFile): IndexFiles {
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

/** Creates the files of an index from records, without a site. Records of a page must be adjacent. */
export function indexRecords(
  records: readonly SearchRecord[],
  synonyms: Synonym[],
  concepts: Concepts = { fillers: [], rows: [] },
): ReadonlyMap<string, Uint8Array> {
  const [first] = records
  const files = new Map<string, Uint8Array>()
  const add = ({ path, content }: OutputFile): unknown =>
    files.set(path, isDeflatedFile(path) ? deflateRawSync(content) : Buffer.from(content))
  const segments = groupByPage(records).map((page) => {
    const { segment, files: chunks } = createPageSegment(page)
    for (const chunk of chunks) add(chunk)
    return segment
  })
  const folder = getIndexFolder(first?.language ?? 'en', undefined)
  for (const file of buildIndex({ segments, synonyms, concepts, folder })) add(file)
  return files
}

function groupByPage(records: readonly SearchRecord[]): SearchRecord[][] {
  const pages = new Map<string, SearchRecord[]>()
  for (const record of records) {
    const page = pages.get(record.url_without_anchor)
    if (page === undefined) pages.set(record.url_without_anchor, [record])
    else page.push(record)
  }
  return [...pages.values()]
}
