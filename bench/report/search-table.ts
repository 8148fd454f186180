import type { SearchScore } from '../../src/doctor/evaluate-search.ts'
import { categories, type QueryCategory } from '../../src/doctor/search-queries.ts'
import type { RowSet } from '../../tests/search/row-sets.ts'
import type { Growth } from '../growth.ts'
import type { SearchEngineFigures, SearchFigures, SetScore } from '../search/measure-search.ts'
import type { InBrowser } from '../search/own/measure-in-browser.ts'
import { formatGoal, formatTable } from './cells.ts'

/** Bytes, as readers and hosts count them. */
const kilobyte = 1000

/** Goals for search. */
const goals = { mrr: 0.9, typo: 0.8, first: 120, later: 30, slowTime: 20, memory: 60 }
/** The index of a page may not grow with the site. */
const mostGrowth = 1.1

/** The engines side by side, and Docent's own in a browser. */
export function formatSearchTables(search: SearchFigures): string {
  const { pages, records } = search
  return [
    `${records.toLocaleString('en')} sections of ${pages} pages.`,
    qualityTable(search),
    setTable(search),
    weightTable(search),
    formatTable(
      ['Docent in Chromium', ...inBrowserHead],
      [['this site', ...inBrowserCells(search.inBrowser)]],
    ),
    goalLines(search),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function qualityTable({ engines }: SearchFigures): string {
  const [ours] = engines
  const head = ['MRR@5', 'queries', ...engines.map(({ name }) => name)]
  const formatScore = (engine: SearchEngineFigures, category: string) =>
    engine.categories.find(([name]) => name === category)?.[1]
  // An older run has no rows of newer categories.
  const measured = categories.filter(
    (category) => ours !== undefined && formatScore(ours, category) !== undefined,
  )
  const rows = measured.map((category) => [
    category,
    String(ours === undefined ? '' : formatScore(ours, category)?.count),
    ...engines.map((engine) => formatScore(engine, category)?.mrr.toFixed(2) ?? ''),
  ])
  const all = (label: string, read: (engine: SearchEngineFigures) => number): string[] => [
    label,
    String(ours?.all.count ?? ''),
    ...engines.map((engine) => read(engine).toFixed(3)),
  ]
  return formatTable(head, [
    ...rows,
    all('all', (engine) => engine.all.mrr),
    all('all, first is right', (engine) => engine.all.hit1),
    all('all, right among five', (engine) => engine.all.hit5),
  ])
}

/** Sets whose rows nobody looks at one by one while the ranking changes, or that nobody fits it to. By kind as well. */
const shownByKind: readonly RowSet[] = ['test', 'independent']

/** The same engines by set of rows, as `npm run search:quality` prints them for Docent. */
function setTable({ engines }: SearchFigures): string {
  const sets = engines[0]?.sets ?? []
  if (sets.length === 0) return ''
  const format = (
    label: string,
    read: (engine: SearchEngineFigures) => SearchScore | undefined,
  ): string[] => [
    label,
    String(engines[0] === undefined ? '' : read(engines[0])?.count),
    ...engines.map((engine) => read(engine)?.mrr.toFixed(3) ?? ''),
  ]
  const rows = sets.flatMap(({ set, categories: kinds }) => {
    const find = ({ sets: all }: SearchEngineFigures): SetScore | undefined =>
      all?.find(({ set: name }) => name === set)
    const ofKind = (kind: QueryCategory): string[] =>
      format(`${set}: ${kind}`, (engine) => find(engine)?.categories.find(([name]) => name === kind)?.[1])
    return [
      format(set, (engine) => find(engine)?.all),
      ...(shownByKind.includes(set) ? kinds.map(([kind]) => ofKind(kind)) : []),
    ]
  })
  return formatTable(['MRR@5 by rows', 'queries', ...engines.map(({ name }) => name)], rows)
}

function weightTable({ engines, pages }: SearchFigures): string {
  const head = [
    '',
    'first query, KB',
    'later query, KB',
    'index, KB',
    'index per page, KB',
    'index built, s',
    'query, median, ms',
    'query, 95th percentile, ms',
  ]
  const rows = engines.map(({ name, transfer, index, buildSeconds, time }) => [
    name,
    kb(transfer.first.median),
    kb(transfer.later.median),
    kb(index.brotli, 0),
    kb(index.brotli / pages, 2),
    buildSeconds.toFixed(2),
    time.median.toFixed(1),
    time.percentile95.toFixed(1),
  ])
  return formatTable(head, rows)
}

const inBrowserHead = [
  'first query, KB (95th percentile)',
  'later query, KB (95th percentile)',
  'query at CPU 4x, median, ms',
  'query at CPU 4x, 95th percentile, ms',
  'memory, MiB',
]

const inBrowserCells = ({ transfer, slowTime, memory }: InBrowser): string[] => [
  `${kb(transfer.first.median)} (${kb(transfer.first.percentile95)})`,
  `${kb(transfer.later.median)} (${kb(transfer.later.percentile95)})`,
  slowTime.median.toFixed(1),
  slowTime.percentile95.toFixed(1),
  memory.toFixed(1),
]

/** Docent's engine on copies of the corpus. */
export function formatSearchGrowthTable(growth: readonly Growth[]): string {
  const sizes = growth.flatMap(({ search }) => (search === undefined ? [] : [search]))
  const rows = sizes.map((size) => [
    size.pages.toLocaleString('en'),
    ...inBrowserCells(size),
    kb(size.index.brotli / size.pages, 2),
  ])
  const perPage = sizes.map(({ index, pages }) => index.brotli / pages)
  const isFlat = (perPage.at(-1) ?? 0) <= (perPage[0] ?? 0) * mostGrowth
  return [
    formatTable(['pages', ...inBrowserHead, 'index per page, KB'], rows),
    [...transferGoals(sizes), formatGoal('the same index per page at every size', isFlat)].join('\n'),
  ].join('\n\n')
}

function transferGoals(all: readonly InBrowser[]): string[] {
  const most = (read: (each: InBrowser) => number): number => Math.max(0, ...all.map(read))
  return [
    formatGoal(
      `first query at most ${goals.first} KB`,
      most(({ transfer }) => transfer.first.percentile95) <= goals.first * kilobyte,
    ),
    formatGoal(
      `later queries at most ${goals.later} KB`,
      most(({ transfer }) => transfer.later.percentile95) <= goals.later * kilobyte,
    ),
    formatGoal(`memory at most ${goals.memory} MiB`, most(({ memory }) => memory) <= goals.memory),
  ]
}

function goalLines({ engines, inBrowser }: SearchFigures): string {
  const [ours] = engines
  const typo = ours?.categories.find(([name]) => name === 'typo')?.[1].mrr ?? 0
  return [
    formatGoal(`MRR@5 at least ${goals.mrr}`, (ours?.all.mrr ?? 0) >= goals.mrr),
    formatGoal(`MRR@5 of typos at least ${goals.typo}`, typo >= goals.typo),
    ...transferGoals([inBrowser]),
    formatGoal(
      `95th percentile at CPU 4x at most ${goals.slowTime} ms`,
      inBrowser.slowTime.percentile95 <= goals.slowTime,
    ),
  ].join('\n')
}

const kb = (bytes: number, digits = 1): string => (bytes / kilobyte).toFixed(digits)
