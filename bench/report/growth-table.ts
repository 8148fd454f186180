import { countScriptBytes } from '../browser/page-weight.ts'
import type { Growth } from '../growth.ts'
import { formatGoal, formatTable, printNumber, toKiB } from './cells.ts'

const middleSize = 3001
const mostSeconds = 25
/** 0.7 GB. */
const mostMiB = 717
/** The page's scripts may not grow with the site; one per cent is left for other hashes in file names. */
const mostGrowth = 1.01

const columns = [
  'pages',
  'cold build, s',
  'ms per page',
  'CPU ms per page',
  'peak memory, MiB',
  'HTML raw, KiB',
  'HTML Brotli, KiB',
  'JavaScript gzip, KiB',
  'CSS gzip, KiB',
]

/** Prints each engine at each size, followed by the goals. */
export function formatGrowthTable(growth: Growth[]): string {
  return [formatTable(['engine', ...columns], growth.map(growthCells)), '', ...growthGoals(growth)].join('\n')
}

function growthCells({ engine, pages, cold, weight }: Growth): string[] {
  const kib = (bytes: number): string => printNumber(toKiB(bytes), 1)
  return [
    engine,
    pages.toLocaleString('en'),
    cold.seconds.toFixed(1),
    ((cold.seconds * 1000) / pages).toFixed(2),
    ((cold.cpuSeconds * 1000) / pages).toFixed(2),
    cold.peakMiB.toFixed(0),
    kib(weight.beforeIdle.html.raw),
    kib(weight.beforeIdle.html.brotli),
    kib(countScriptBytes(weight)),
    kib(weight.total.css.gzip),
  ]
}

function growthGoals(growth: Growth[]): string[] {
  const docent = growth.filter(({ engine }) => engine === 'Docent')
  const middle = docent.find(({ pages }) => pages === middleSize)
  const first = docent[0]
  const last = docent.at(-1)
  if (middle === undefined || first === undefined || last === undefined) return []
  const isSame = countScriptBytes(last.weight) <= countScriptBytes(first.weight) * mostGrowth
  return [
    formatGoal(`${middle.pages} pages in at most ${mostSeconds} s`, middle.cold.seconds <= mostSeconds),
    formatGoal(`${middle.pages} pages with at most ${mostMiB} MiB`, middle.cold.peakMiB <= mostMiB),
    formatGoal('the same JavaScript at every size', isSame),
  ]
}
