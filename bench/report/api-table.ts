import type { ApiFigures, ApiPageFigures } from '../api/measure-apis.ts'
import type { Renderer } from '../api/renderers.ts'
import type { Build } from '../build-site.ts'
import { median } from '../statistics.ts'
import { formatGoal, formatTable, formatVerdict, printNumber, toKiB } from './cells.ts'

/** One line of the comparison. */
interface ApiRow {
  label: string
  unit: 's' | 'ms' | 'MiB' | 'KiB' | ''
  digits: number
  /** Undefined where a renderer has no such figure. */
  read: (page: ApiPageFigures, api: ApiFigures) => number | undefined
  /** The most that Docent may have, judged on the value as printed. */
  most?: number
  /** Smallest number of operations that the goal applies to. */
  mostFrom?: number
}

/** 500 MB. */
const mostMemory = 477
const largeDocument = 1000
/** The "same order": less than ten times as much. */
const mostGrowth = 10

const rows: ApiRow[] = [
  { ...ofBuilds('seconds'), label: 'cold build', unit: 's', digits: 2, most: 10, mostFrom: largeDocument },
  {
    ...ofBuilds('peakMiB'),
    label: 'peak memory, cold, largest process',
    unit: 'MiB',
    digits: 0,
    most: mostMemory,
    mostFrom: largeDocument,
  },
  { ...ofBuilds('peakTreeMiB'), label: 'peak memory, cold, all processes together', unit: 'MiB', digits: 0 },
  kib('HTML, raw', ({ start }) => start.beforeIdle.html.raw),
  kib('HTML, Brotli', ({ start }) => start.beforeIdle.html.brotli),
  kib('JavaScript in all, gzip', ({ start }) => start.total.js.gzip),
  { ...kib('JavaScript in all, operation open, gzip', ({ opened }) => opened.total.js.gzip), most: 110 },
  kib('everything until silence, as sent', ({ start }) => start.wire),
  kib('bytes until the operation is readable, by its address, as sent', ({ deepLink }) => deepLink.bytes),
  ms('until the operation is readable, by its address', ({ deepLink }) => deepLink.time),
  ms('until the operation is readable, by its address, phone', ({ phoneDeepLink }) => phoneDeepLink.time),
  { ...ms('click in the index, CPU 4x, median', ({ clicks }) => clicks?.median), most: 100 },
  ms('click in the index, CPU 4x, 90th percentile', ({ clicks }) => clicks?.percentile90),
  {
    label: 'clicks that had to ask the server',
    unit: '',
    digits: 0,
    read: ({ clicks }) => clicks?.waitedForServer,
    most: 0,
  },
]

/** A table for each document, and how the page grows from the small one to the large one. */
export function formatApiTables(apis: ApiFigures[]): string {
  const tables = apis.map((api) => `### ${api.title}\n\n${documentTable(api)}`)
  return [...tables, ...growthLines(apis)].join('\n\n')
}

function documentTable(api: ApiFigures): string {
  const head = ['', 'Docent', 'Redoc', 'Swagger UI', 'of Redoc', 'of Swagger UI', 'goal', '']
  const hasBuilds = api.builds.length > 0
  const shown = rows.filter((row) => hasBuilds || !row.label.includes('cold'))
  return formatTable(
    head,
    shown.map((row) => documentCells(row, api)),
    2,
  )
}

function documentCells(row: ApiRow, api: ApiFigures): string[] {
  const read = (renderer: Renderer): number | undefined => {
    const page = api.pages.find((each) => each.renderer === renderer)
    return page && row.read(page, api)
  }
  const ours = read('Docent')
  const theirs = [read('Redoc'), read('Swagger UI')]
  const isJudged = row.most !== undefined && api.operationCount >= (row.mostFrom ?? 0)
  const ratio = (peer: number | undefined): number | undefined =>
    ours !== undefined && peer ? ours / peer : undefined
  return [
    row.unit === '' ? row.label : `${row.label}, ${row.unit}`,
    ...[ours, ...theirs].map((value) => printNumber(value, row.digits)),
    ...theirs.map((peer) => printNumber(ratio(peer), 2)),
    isJudged ? `≤ ${row.most} ${row.unit}`.trim() : '',
    isJudged ? judge(ours, row) : '',
  ]
}

function judge(ours: number | undefined, { digits, most = 0 }: ApiRow): string {
  return formatVerdict(ours !== undefined && Number(ours.toFixed(digits)) <= most)
}

/** Computes how much the page grows with each operation. */
function growthLines(apis: ApiFigures[]): string[] {
  const generated = apis.filter(({ builds }) => builds.length > 0)
  const small = generated[0]
  const large = generated.at(-1)
  const [before, after] = [small, large].map((api) =>
    api?.pages.find(({ renderer }) => renderer === 'Docent'),
  )
  if (!small || !large || !before || !after || small === large) return []
  const html = ({ start }: ApiPageFigures): { raw: number; brotli: number } => start.beforeIdle.html
  const more = large.operationCount - small.operationCount
  const perOperation = (kind: 'raw' | 'brotli'): string =>
    ((html(after)[kind] - html(before)[kind]) / more).toFixed(0)
  const growth = html(after).brotli / html(before).brotli
  const isSame = after.opened.total.js.gzip <= before.opened.total.js.gzip * 1.01
  return [
    [
      `- HTML per operation: ${perOperation('raw')} bytes raw, ${perOperation('brotli')} bytes Brotli`,
      formatGoal(
        `HTML of the same order, Brotli (${growth.toFixed(1)} times, less than ${mostGrowth})`,
        growth < mostGrowth,
      ),
      formatGoal('the same JavaScript at both sizes', isSame),
    ].join('\n'),
  ]
}

function ofBuilds(field: keyof Build): Pick<ApiRow, 'read'> {
  return {
    read: ({ renderer }, { builds }) =>
      renderer === 'Docent' ? median(builds.map((build) => build[field])) : undefined,
  }
}

function kib(label: string, readBytes: (page: ApiPageFigures) => number | undefined): ApiRow {
  const read = (page: ApiPageFigures): number | undefined => {
    const bytes = readBytes(page)
    return bytes === undefined ? undefined : toKiB(bytes)
  }
  return { label, unit: 'KiB', digits: 1, read }
}

function ms(label: string, read: (page: ApiPageFigures) => number | undefined): ApiRow {
  return { label, unit: 'ms', digits: 0, read }
}
