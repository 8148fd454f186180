import { readFileSync } from 'node:fs'
import { type GoldenQuery, goldenQueryFile, parseGoldenQueries } from '../../src/doctor/golden-queries.ts'

const file = new URL(`../../${goldenQueryFile}`, import.meta.url)

/** Reads the golden queries of our site, in the order of the file. */
export const readGoldenSet = (): GoldenQuery[] => parseGoldenQueries(readFileSync(file, 'utf8'))
