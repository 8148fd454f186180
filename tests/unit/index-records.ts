import { deflateRawSync } from 'node:zlib'
import { buildIndex } from '../../src/search/index/build-index.ts'
import { createPageSegment } from '../../src/search/index/page-segment.ts'
import type { OutputFile } from '../../src/shared/output/output-file.ts'
import {
  type Concepts,
  getIndexFolder,
  isDeflatedFile,
  type Synonym,
} from '../../src/shared/search/engine/index-format.ts'
import type { SearchRecord } from '../../src/shared/search/search-record.ts'

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

const groupByPage = (records: readonly SearchRecord[]): SearchRecord[][] => [
  ...Map.groupBy(records, ({ url_without_anchor: url }) => url).values(),
]
