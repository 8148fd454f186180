import type { ServerLoad } from '../server/load.ts'
import type { ServerFigures } from '../server/measure-server.ts'
import { median } from '../statistics.ts'
import { formatGoal, formatTable } from './cells.ts'

/** Goals for the server: share of nginx's requests, milliseconds, growth of memory. */
const goals = { ratio: 0.4, percentile99: 50, growth: 1.1 }

/** Our server beside nginx, with the ratios of the turns. */
export function formatServerTables({ page, bytes, connections, runs, memory }: ServerFigures): string {
  const ofDocent = (read: (load: ServerLoad) => number): number =>
    median(runs.map(({ docent }) => read(docent)))
  const ofNginx = (read: (load: ServerLoad) => number): number => median(runs.map(({ nginx }) => read(nginx)))
  const line = (label: string, read: (load: ServerLoad) => number, digits: number): string[] => [
    label,
    ofDocent(read).toFixed(digits),
    ofNginx(read).toFixed(digits),
  ]
  const ratios = runs.map(({ docent, nginx }) => docent.perSecond / nginx.perSecond)
  const ratio = median(ratios)
  const failures = runs.reduce((sum, { docent }) => sum + docent.failures, 0)
  const tail = ofDocent((load) => load.percentile99)
  const third = Math.ceil(memory.samples.length / 3)
  const [early, late] = [memory.samples.slice(third, 2 * third), memory.samples.slice(-third)].map(median)
  return [
    `\`${page}\`, ${bytes.toLocaleString('en')} bytes with gzip, ${connections} connections, ${runs.length} turns; medians.`,
    formatTable(
      ['', 'Docent (one process)', 'nginx (two workers)'],
      [
        line('requests per second', (load) => load.perSecond, 0),
        line('median, ms', (load) => load.median, 1),
        line('99th percentile, ms', (load) => load.percentile99, 1),
      ],
    ),
    [
      `- ratios of the turns: ${ratios.map((each) => each.toFixed(2)).join(', ')}`,
      formatGoal(
        `requests per second at least ${goals.ratio} of nginx (${ratio.toFixed(2)})`,
        ratio >= goals.ratio,
      ),
      formatGoal(`99th percentile at most ${goals.percentile99} ms`, tail <= goals.percentile99),
      formatGoal(`no failed request (${failures})`, failures === 0),
      formatGoal(
        `memory flat over ${memory.seconds} s (${early?.toFixed(0)} MiB in the middle, ${late?.toFixed(0)} MiB at the end)`,
        (late ?? 0) <= (early ?? 0) * goals.growth,
      ),
    ].join('\n'),
  ].join('\n\n')
}
