import type { Growth } from '../growth.ts'

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

/** Each engine at each size, and under it what DESIGN.md, section 1, asks for. */
export function growthTable(growth: Growth[]): string {
  const names = ['engine', ...columns]
  const head = [`| ${names.join(' | ')} |`, `|---|${'--:|'.repeat(columns.length)}`]
  return [...head, ...growth.map(growthLine), '', ...growthGoals(growth)].join('\n')
}

function growthLine({ engine, pages, cold, weight }: Growth): string {
  const kib = (bytes: number): string => (bytes / 1024).toFixed(1)
  const cells = [
    engine,
    pages.toLocaleString('en'),
    cold.seconds.toFixed(1),
    ((cold.seconds * 1000) / pages).toFixed(2),
    ((cold.cpuSeconds * 1000) / pages).toFixed(2),
    cold.peakMiB.toFixed(0),
    kib(weight.beforeIdle.html.raw),
    kib(weight.beforeIdle.html.brotli),
    kib(weight.total.js.gzip - weight.prefetched.js.gzip),
    kib(weight.total.css.gzip),
  ]
  return `| ${cells.join(' | ')} |`
}

function growthGoals(growth: Growth[]): string[] {
  const docent = growth.filter(({ engine }) => engine === 'Docent')
  const middle = docent.find(({ pages }) => pages === middleSize)
  const first = docent[0]
  const last = docent.at(-1)
  if (middle === undefined || first === undefined || last === undefined) return []
  const scripts = ({ weight }: Growth): number => weight.total.js.gzip - weight.prefetched.js.gzip
  return [
    `- ${middle.pages} pages in at most ${mostSeconds} s: ${verdict(middle.cold.seconds <= mostSeconds)}`,
    `- ${middle.pages} pages with at most ${mostMiB} MiB: ${verdict(middle.cold.peakMiB <= mostMiB)}`,
    `- the same JavaScript at every size: ${verdict(scripts(last) <= scripts(first) * mostGrowth)}`,
  ]
}

function verdict(isMet: boolean): string {
  return isMet ? 'met' : '**missed**'
}
