import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { median } from '../../bench/statistics.ts'
import { createFileReader, createLocalEngine } from '../../src/search/local-engine.ts'
import { cutQuery } from '../../src/shared/search/query-limits.ts'
import { readGoldenSet } from './golden.ts'

/** As many results as a reader sees without scrolling. */
const limit = 5

/**
 * Returns the bytes of all index files that a first query loads, as `docent serve` sends them: the median of the queries
 * of somebody who knew only the pages.
 */
export async function measureFirstQueryBytes(out: string): Promise<number> {
  const queries = readGoldenSet().filter(({ source }) => source === 'independent')
  const sizes: number[] = []
  for (const { query, area } of queries) {
    const { read, getBytes } = countSentBytes(out)
    const engine = createLocalEngine(read, { locale: 'en', version: undefined })
    const asked = { text: cutQuery(query), area, kind: undefined, offset: 0, limit }
    await engine.search(asked, new AbortController().signal)
    sizes.push(getBytes())
  }
  return median(sizes)
}

function countSentBytes(out: string): {
  read: ReturnType<typeof createFileReader>
  getBytes: () => number
} {
  const read = createFileReader(out)
  let bytes = 0
  return {
    read(path) {
      const [file, compressed] = [join(out, path), join(out, `${path}.br`)]
      bytes += statSync(existsSync(compressed) ? compressed : file).size
      return read(path)
    },
    getBytes: () => bytes,
  }
}
