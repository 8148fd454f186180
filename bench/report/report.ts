import { peerVersions } from '../api/peers.ts'
import { starlightVersion } from '../dev/starlight-site.ts'
import { vitePressVersion } from '../dev/vitepress-site.ts'
import { docusaurusVersion } from '../docusaurus-site.ts'
import type { BenchPart } from '../parts.ts'
import { formatApiTables } from './api-table.ts'
import { formatTable, formatVerdict, printNumber } from './cells.ts'
import { formatDevTable } from './dev-table.ts'
import { type EngineFigures, type Figures, getEngineFigures, type Measured } from './figures.ts'
import { formatGrowthTable } from './growth-table.ts'
import { formatMethod } from './how-it-is-measured.ts'
import { listBuildRows, listPageRows, type Row } from './rows.ts'
import { formatSearchGrowthTable, formatSearchTables } from './search-table.ts'
import { formatServerTables } from './server-table.ts'

interface Section {
  title: string
  part: BenchPart
  /** Undefined when the part was not measured. */
  table: string | undefined
}

/** The figures as a Markdown page; parts that were never measured are left out. */
export function writeReport(figures: Figures): string {
  const { build, dev, page, grow, api, search, server } = figures
  const all: Section[] = [
    { title: 'Build, 600 pages', part: 'build', table: build && comparisonTable(figures, listBuildRows) },
    { title: 'Development server, 600 pages', part: 'dev', table: dev && formatDevTable(dev.figures) },
    {
      title: 'Page `section-01/alert/`',
      part: 'page',
      table: page && comparisonTable(figures, listPageRows),
    },
    { title: 'Growth', part: 'grow', table: grow && formatGrowthTable(grow.figures) },
    { title: 'API reference', part: 'api', table: api && formatApiTables(api.figures) },
    { title: 'Search', part: 'search', table: search && formatSearchTables(search.figures) },
    { title: 'Server', part: 'server', table: server && formatServerTables(server.figures) },
    { title: 'Search on large sites', part: 'grow', table: grow && formatSearchGrowthTable(grow.figures) },
  ]
  const sections = all.flatMap(({ title, part, table: formatTable }) =>
    formatTable === undefined ? [] : [`## ${title}\n\n${describeRun(figures[part])}\n\n${formatTable}`],
  )
  return `# Benchmark

Each part by its last run. To repeat all of it: \`npm run bench\`; more with \`--help\`.
The corpus is \`shared/bench/corpus-600.tar.gz\`, the peer Docusaurus ${docusaurusVersion} with Rspack ("faster"), on the same Node.
Development servers are also beside VitePress ${vitePressVersion} and Starlight ${starlightVersion}.
API references are beside Redoc ${peerVersions.redoc} and Swagger UI ${peerVersions['swagger-ui-dist']}, with the same documents.

${sections.join('\n\n')}

## How it is measured

${formatMethod}
`
}

/** Prints when, where, and how a part was measured, and which outside influences may have changed its figures. */
function describeRun(measured: Measured | undefined): string {
  if (measured === undefined) return ''
  const { machine, command, wasSourceEdited, figures } = measured
  const { date, cpu, cores, memoryGiB, node, chromium } = machine
  const most = Math.max(0, ...sharesOfOthers(figures))
  return [
    `${date}, \`${command}\`; ${cpu}, ${cores} cores, ${memoryGiB} GiB; Node ${node}; ${chromium}.`,
    ...(most < disturbing
      ? []
      : [
          `**Disturbed.** Other work took up to ${Math.round(most * 100)} % of the processors: times are too high.`,
        ]),
    ...(wasSourceEdited
      ? ['**Disturbed.** `src/` was edited meanwhile: Docent compiles every page again after that.']
      : []),
  ].join('\n')
}

/** Below this the sampler and the system's own work account for it. */
const disturbing = 0.15

/** Every `othersShare` in the figures of a part. */
function sharesOfOthers(figures: unknown): number[] {
  if (typeof figures !== 'object' || figures === null) return []
  return Object.entries(figures).flatMap(([key, value]) =>
    key === 'othersShare' && typeof value === 'number' ? [value] : sharesOfOthers(value),
  )
}

function comparisonTable(figures: Figures, rows: Row[]): string {
  const docent = getEngineFigures(figures, 'Docent')
  const peer = getEngineFigures(figures, 'Docusaurus')
  const head = ['', 'Docent', 'Docusaurus', 'ratio', 'goal', '']
  return formatTable(
    head,
    rows.map((row) => comparisonCells(row, docent, peer)),
    2,
  )
}

function comparisonCells(row: Row, docent: EngineFigures, peer: EngineFigures): string[] {
  const ours = row.read(docent)
  const theirs = row.read(peer)
  const ratio = ours !== undefined && theirs ? ours / theirs : undefined
  return [
    row.unit === '' ? row.label : `${row.label}, ${row.unit}`,
    printNumber(ours, row.digits),
    printNumber(theirs, row.digits),
    printNumber(ratio, 2),
    describeGoal(row),
    judge(row, ours, ratio),
  ]
}

function describeGoal({ most, mostRatio, unit }: Row): string {
  const absolute = most === undefined ? [] : [`≤ ${most} ${unit}`.trim()]
  const relative = mostRatio === undefined ? [] : [`≤ ${Number(mostRatio.toFixed(3))} of Docusaurus`]
  return [...absolute, ...relative].join(', ')
}

/** Judges a goal with two halves. It's met if each half that can be judged is met. Names the half that isn't. */
function judge(
  { most, mostRatio, digits }: Row,
  ours: number | undefined,
  ratio: number | undefined,
): string {
  if (ours === undefined || (most === undefined && mostRatio === undefined)) return ''
  const isTooMuch = most !== undefined && Number(ours.toFixed(digits)) > most
  const isTooNear = mostRatio !== undefined && ratio !== undefined && ratio > mostRatio
  if (isTooMuch === isTooNear) return formatVerdict(!isTooMuch)
  return `${formatVerdict(false)} (${isTooMuch ? 'value' : 'ratio'})`
}
