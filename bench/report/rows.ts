import type { PageFigures } from '../browser/page.ts'
import { countScriptBytes } from '../browser/page-weight.ts'
import type { Build } from '../build-site.ts'
import type { BuildTimes } from '../build-time.ts'
import { median } from '../statistics.ts'
import { toKiB } from './cells.ts'
import type { EngineFigures } from './figures.ts'

/** One line of the comparison. */
export interface Row {
  label: string
  unit: 's' | 'ms' | 'MiB' | 'KiB' | ''
  /** Digits after the point; goals are judged on the value as printed. */
  digits: number
  /** The figure of one engine, unless its part did not run. */
  read: (figures: EngineFigures) => number | undefined
  /** The most that Docent may have. */
  most?: number
  /** The most that Docent may have for each unit that Docusaurus has. */
  mostRatio?: number
}

type Reader = Row['read']

const cold = (field: keyof Build): Reader => ofBuilds((builds) => computeMedian(builds.cold, field))
const edited = (field: keyof Build): Reader => ofBuilds((builds) => computeMedian(builds.edited, field))

/** The builds, and their goals. */
export const listBuildRows: Row[] = [
  { label: 'cold build', unit: 's', digits: 2, read: cold('seconds'), most: 6, mostRatio: 1 / 5 },
  {
    label: 'build after editing one page',
    unit: 's',
    digits: 2,
    read: edited('seconds'),
    most: 1,
    mostRatio: 1 / 14,
  },
  {
    label: 'peak memory, cold, largest process',
    unit: 'MiB',
    digits: 0,
    read: cold('peakMiB'),
    most: 512,
    mostRatio: 1 / 4,
  },
  { label: 'peak memory, cold, all processes together', unit: 'MiB', digits: 0, read: cold('peakTreeMiB') },
  { label: 'peak memory, after edit, largest process', unit: 'MiB', digits: 0, read: edited('peakMiB') },
  { label: 'CPU time, cold', unit: 's', digits: 1, read: cold('cpuSeconds') },
  { label: 'CPU time, after edit', unit: 's', digits: 1, read: edited('cpuSeconds') },
]

/** The page, and its goals. */
export const listPageRows: Row[] = [
  {
    label: 'HTML and CSS of the first visit, Brotli',
    unit: 'KiB',
    digits: 1,
    read: ofKiB(({ weight }) => weight.beforeIdle.html.brotli + weight.beforeIdle.css.brotli),
  },
  {
    label: 'HTML, raw',
    unit: 'KiB',
    digits: 1,
    read: ofKiB((page) => page.weight.beforeIdle.html.raw),
    most: 60,
  },
  {
    label: 'HTML, Brotli',
    unit: 'KiB',
    digits: 1,
    read: ofKiB((page) => page.weight.beforeIdle.html.brotli),
    most: 8,
  },
  { label: 'CSS, gzip', unit: 'KiB', digits: 1, read: ofKiB((page) => page.weight.total.css.gzip), most: 12 },
  {
    label: 'JavaScript before idle, gzip',
    unit: 'KiB',
    digits: 1,
    read: ofKiB((page) => page.weight.beforeIdle.js.gzip),
    most: 6,
  },
  {
    label: 'JavaScript in all, gzip',
    unit: 'KiB',
    digits: 1,
    read: ofKiB(({ weight }) => countScriptBytes(weight)),
    most: 90,
  },
  {
    label: 'everything before idle, Brotli',
    unit: 'KiB',
    digits: 1,
    read: ofKiB((page) => page.weight.beforeIdle.all.brotli),
    most: 25,
  },
  {
    label: 'fetched ahead for other pages, Brotli',
    unit: 'KiB',
    digits: 1,
    read: ofKiB((page) => page.weight.prefetched.all.brotli),
  },
  {
    label: 'everything until silence, as sent',
    unit: 'KiB',
    digits: 1,
    read: ofKiB((page) => page.weight.wire),
  },
  { label: 'files until silence', unit: '', digits: 0, read: ofPage((page) => page.weight.total.all.files) },
  { label: 'DOM elements', unit: '', digits: 0, read: ofPage((page) => page.weight.elements) },
  {
    label: 'text of the page, characters',
    unit: '',
    digits: 0,
    read: ofPage((page) => page.weight.characters),
  },
  {
    label: 'first contentful paint, phone',
    unit: 'ms',
    digits: 0,
    read: ofPage((page) => page.load.firstPaint),
  },
  {
    label: 'largest contentful paint, phone',
    unit: 'ms',
    digits: 0,
    read: ofPage((page) => page.load.largestPaint),
    most: 500,
    mostRatio: 0.6,
  },
  {
    label: 'total blocking time, phone',
    unit: 'ms',
    digits: 0,
    read: ofPage((page) => page.load.blockingTime),
    most: 30,
  },
  {
    label: 'layout shift, phone',
    unit: '',
    digits: 3,
    read: ofPage((page) => page.load.layoutShift),
    most: 0,
  },
  {
    label: 'click in the sidebar, median',
    unit: 'ms',
    digits: 0,
    read: ofPage((page) => page.navigation.median),
    most: 35,
    mostRatio: 0.6,
  },
  {
    label: 'click in the sidebar, 90th percentile',
    unit: 'ms',
    digits: 0,
    read: ofPage((page) => page.navigation.percentile90),
  },
  {
    label: 'click in the sidebar, CPU 4x, median',
    unit: 'ms',
    digits: 0,
    read: ofPage((page) => page.slowNavigation.median),
    most: 80,
    mostRatio: 0.6,
  },
  {
    label: 'click in the sidebar, CPU 4x, 90th percentile',
    unit: 'ms',
    digits: 0,
    read: ofPage((page) => page.slowNavigation.percentile90),
  },
  { label: 'clicks that loaded a whole document', unit: '', digits: 0, read: ofPage(countFullLoads) },
]

function computeMedian(builds: Build[], field: keyof Build): number {
  return median(builds.map((build) => build[field]))
}

function ofBuilds(read: (builds: BuildTimes) => number): Reader {
  return ({ builds }) => (builds === undefined ? undefined : read(builds))
}

function ofPage(read: (page: PageFigures) => number): Reader {
  return ({ page }) => (page === undefined ? undefined : read(page))
}

function ofKiB(readBytes: (page: PageFigures) => number): Reader {
  return ofPage((page) => toKiB(readBytes(page)))
}

function countFullLoads({ navigation, slowNavigation }: PageFigures): number {
  return navigation.fullLoads + slowNavigation.fullLoads
}
