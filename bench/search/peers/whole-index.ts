import { join } from 'node:path'
import { weighText } from '../../browser/bytes.ts'
import type { BenchQuery } from '../bench-query.ts'
import { bundleModule, type Imported } from '../bundle-module.ts'
import type { MeasuredSearchEngine } from '../measured-engine.ts'
import type { SearchDocument } from '../search-document.ts'
import { computeSpread } from '../transfer.ts'

/** A library that loads its whole index before the first query, and nothing afterwards. */
export interface WholeIndexLibrary {
  name: string
  /** Names that a page imports from it. The file is in `node_modules`. */
  program: Imported
  /** The index as text, with titles and addresses to show results, without text for excerpts. */
  createIndex(documents: readonly SearchDocument[]): Promise<string>
  /** Reads such a text, as a page does. */
  openIndex(text: string): Promise<(question: BenchQuery) => string[] | Promise<string[]>>
}

/** Builds the index, asks the questions twice and takes the time of the second. */
export async function measureWholeIndex(
  library: WholeIndexLibrary,
  root: string,
  { documents, questions }: { documents: readonly SearchDocument[]; questions: readonly BenchQuery[] },
): Promise<MeasuredSearchEngine> {
  const start = performance.now()
  const text = await library.createIndex(documents)
  const buildSeconds = (performance.now() - start) / 1000
  const search = await library.openIndex(text)
  const found: string[][] = []
  for (const question of questions) found.push(await search(question))
  const times: number[] = []
  for (const question of questions) {
    const asked = performance.now()
    await search(question)
    times.push(performance.now() - asked)
  }
  const index = await weighText(text)
  const { file, names } = library.program
  const program = await weighText(await bundleModule({ file: join(root, 'node_modules', file), names }))
  const transfer = { first: computeSpread([program.brotli + index.brotli]), later: computeSpread([0]) }
  return { name: library.name, buildSeconds, index, transfer, time: computeSpread(times), found }
}
