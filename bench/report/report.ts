import { peerVersions } from '../api/peers.ts'
import { docusaurusVersion } from '../docusaurus-site.ts'
import { apiTables } from './api-table.ts'
import { printNumber, table, verdict } from './cells.ts'
import { type EngineFigures, type Figures, figuresOf } from './figures.ts'
import { growthTable } from './growth-table.ts'
import { howItIsMeasured } from './how-it-is-measured.ts'
import { buildRows, pageRows, type Row } from './rows.ts'
import { searchGrowthTable, searchTables } from './search-table.ts'
import { serverTables } from './server-table.ts'

/** The figures as a Markdown page; parts that did not run are left out. */
export function writeReport(figures: Figures, call: string): string {
  const { machine, builds, pages, growth, apis, search, server } = figures
  const tables = [
    ['Build, 600 pages', builds.length > 0 ? comparisonTable(figures, buildRows) : ''],
    ['Page `section-01/alert/`', pages.length > 0 ? comparisonTable(figures, pageRows) : ''],
    ['Growth', growth.length > 0 ? growthTable(growth) : ''],
    ['API reference', apis.length > 0 ? apiTables(apis) : ''],
    ['Search', search === undefined ? '' : searchTables(search)],
    ['Server', server === undefined ? '' : serverTables(server)],
    ['Search on large sites', growth.length > 0 ? searchGrowthTable(growth) : ''],
  ]
  const sections = tables
    .filter(([, table]) => table !== '')
    .map(([title, table]) => `## ${title}\n\n${table}`)
  const hardware = `${machine.cpu}, ${machine.cores} cores, ${machine.memoryGiB} GiB`
  const software = `Node ${machine.node} for both engines; ${machine.chromium}`
  return `# Benchmark

${machine.date}. ${hardware}; ${software}.

${describeDisturbance(figures)}Written by \`${call}\`.
To repeat: \`npm run bench\` (all), \`npm run bench -- --only page\`; more with \`--help\`.
The corpus is \`shared/bench/corpus-600.tar.gz\`, the peer Docusaurus ${docusaurusVersion} with Rspack ("faster").
API references are beside Redoc ${peerVersions.redoc} and Swagger UI ${peerVersions['swagger-ui-dist']}, with the same documents.

${sections.join('\n\n')}

## How it is measured

${howItIsMeasured}
`
}

/** Below this the sampler and the system's own work account for it. */
const disturbing = 0.15

/** What can have changed a figure from outside; nothing when the run was left alone. */
function describeDisturbance({
  builds,
  pages,
  growth,
  apis,
  search,
  server,
  wasSourceEdited,
}: Figures): string {
  const all = [
    ...builds.flatMap(({ cold, edited }) => [...cold, ...edited]),
    ...growth.map(({ cold }) => cold),
    ...apis.flatMap((api) => [...api.builds, ...api.pages]),
    ...(search === undefined ? [] : [search]),
    ...(server === undefined ? [] : [server]),
  ]
  const most = Math.max(0, ...[...all, ...pages].map(({ othersShare }) => othersShare))
  const share = `${Math.round(most * 100)} %`
  const notes = [
    ...(most < disturbing ? [] : [`Other work took up to ${share} of the processors: times are too high.`]),
    ...(wasSourceEdited ? ['`src/` was edited meanwhile: Docent compiles every page again after that.'] : []),
  ]
  return notes.map((note) => `**Disturbed.** ${note}\n\n`).join('')
}

function comparisonTable(figures: Figures, rows: Row[]): string {
  const docent = figuresOf(figures, 'Docent')
  const peer = figuresOf(figures, 'Docusaurus')
  const head = ['', 'Docent', 'Docusaurus', 'ratio', 'goal', '']
  return table(
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

/** Met only when every half of the goal that can be judged is met; says which half was missed. */
function judge(
  { most, mostRatio, digits }: Row,
  ours: number | undefined,
  ratio: number | undefined,
): string {
  if (ours === undefined || (most === undefined && mostRatio === undefined)) return ''
  const isTooMuch = most !== undefined && Number(ours.toFixed(digits)) > most
  const isTooNear = mostRatio !== undefined && ratio !== undefined && ratio > mostRatio
  if (isTooMuch === isTooNear) return verdict(!isTooMuch)
  return `${verdict(false)} (${isTooMuch ? 'value' : 'ratio'})`
}
