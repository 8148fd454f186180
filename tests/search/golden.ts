import { readFileSync } from 'node:fs'
import { parseSearchQueries, type SearchQueryRow, searchQueryFile } from '../../src/doctor/search-queries.ts'

const file = new URL(`../../${searchQueryFile}`, import.meta.url)

/** Reads the golden queries of our site, in the order of the file. */
export const readGoldenSet = (): SearchQueryRow[] => parseSearchQueries(readFileSync(file, 'utf8'))
