import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type BenchPart, parts } from './parts.ts'
import { repository } from './repository.ts'

/** Options of a benchmark run. */
export interface BenchOptions {
  /** The parts to run. */
  parts: ReadonlySet<BenchPart>
  /** Builds of each kind per engine; the median counts. */
  runs: number
  /** Phone loads per engine; the median counts. */
  loads: number
  /** Sidebar clicks per engine and CPU speed. */
  clicks: number
  /** Folder outside the repository for sites, logs and outputs. */
  work: string
  /** Archive of the 600 pages. */
  corpus: string
  /** Measure Docusaurus, VitePress, Starlight, Redoc, Swagger UI, and other search engines too. */
  withPeer: boolean
  /** Give each copy of a page its own code blocks when the corpus is replicated. */
  distinctCode: boolean
  /** Measure less, for a first look. */
  isQuick: boolean
  /** Replace the measured parts in `bench/figures.json` and `bench/RESULTS.md`. */
  writesReport: boolean
}

const usage = `Usage: npm run bench -- [options]

  --only build|dev|page|grow|api|search|server  one part only (default: all); dev is the development server beside
                          Docusaurus, VitePress, and Starlight, api the API reference beside Redoc and Swagger UI,
                          search the golden queries of tests/search beside other engines, server the load beside nginx
  --quick                 one build of each kind, 3 loads, 4 clicks, no dev, growth, API, search, or server; does not write RESULTS.md
  --runs N                builds of each kind per engine, the median counts (default 3)
  --no-peer               Docent only
  --distinct-code         when pages are replicated, give every copy its own code blocks
  --work DIR              folder for sites, logs and outputs (default: docent-bench in the temp folder)
  --corpus FILE           archive of the 600 pages (default: ../shared/bench/corpus-600.tar.gz)
  --write                 put the parts that ran into bench/figures.json and bench/RESULTS.md even after --quick, --only or
                          --no-peer; the other parts stay as they were measured before
  --help                  this text`

/** Reads the command line; `undefined` when only the help was wanted, which it prints. */
export function readBenchOptions(args: string[]): BenchOptions | undefined {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string' },
      quick: { type: 'boolean', default: false },
      runs: { type: 'string' },
      'no-peer': { type: 'boolean', default: false },
      'distinct-code': { type: 'boolean', default: false },
      work: { type: 'string', default: join(tmpdir(), 'docent-bench') },
      corpus: { type: 'string', default: join(repository, '../shared/bench/corpus-600.tar.gz') },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(usage)
    return undefined
  }
  const isComplete = values.only === undefined && !values.quick && !values['no-peer']
  return {
    parts: readParts(values.only, values.quick),
    runs: readRuns(values.runs, values.quick),
    loads: values.quick ? 3 : 5,
    clicks: values.quick ? 4 : 10,
    work: resolve(values.work),
    corpus: resolve(values.corpus),
    withPeer: !values['no-peer'],
    distinctCode: values['distinct-code'],
    isQuick: values.quick,
    writesReport: isComplete || values.write,
  }
}

function readParts(only: string | undefined, isQuick: boolean): Set<BenchPart> {
  if (only === undefined) return new Set<BenchPart>(isQuick ? ['build', 'page'] : parts)
  const part = parts.find((each) => each === only)
  if (part !== undefined) return new Set<BenchPart>([part])
  throw new Error(`--only is \`${only}\`, but must be one of ${parts.join(', ')}.`)
}

function readRuns(given: string | undefined, isQuick: boolean): number {
  const runs = given === undefined ? (isQuick ? 1 : 3) : Number(given)
  if (Number.isInteger(runs) && runs > 0) return runs
  throw new Error(`--runs is \`${given}\`, but must be a whole number above 0.`)
}
