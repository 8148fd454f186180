import { weighText } from '../../browser/bytes.ts'
import { type Contender, longestQuery, type Question } from '../contender.ts'
import type { SearchDocument } from '../search-document.ts'
import { type Program, weighProgram } from './weigh-program.ts'

/** A library that loads its whole index before the first query, and nothing afterwards. */
export interface WholeIndexLibrary {
  name: string
  program: Program
  /** The index as text, with titles and addresses to show results, without text for excerpts. */
  createIndex(documents: readonly SearchDocument[]): Promise<string>
  /** Reads such a text, as a page does. */
  openIndex(text: string): Promise<(question: Question) => string[] | Promise<string[]>>
}

/** Builds the index, asks the questions twice and takes the time of the second. */
export async function measureWholeIndex(
  library: WholeIndexLibrary,
  root: string,
  { documents, questions }: { documents: readonly SearchDocument[]; questions: readonly Question[] },
): Promise<Contender> {
  const start = performance.now()
  const text = await library.createIndex(documents)
  const buildSeconds = (performance.now() - start) / 1000
  const search = await library.openIndex(text)
  const cut = questions.map(({ text: query, area }) => ({ text: query.slice(0, longestQuery), area }))
  const found: string[][] = []
  for (const question of cut) found.push(await search(question))
  const times: number[] = []
  for (const question of cut) {
    const asked = performance.now()
    await search(question)
    times.push(performance.now() - asked)
  }
  const index = await weighText(text)
  const program = await weighProgram(root, library.program)
  const firstQuery = program.brotli + index.brotli
  return { name: library.name, buildSeconds, index, firstQuery, laterQuery: 0, times, found }
}
