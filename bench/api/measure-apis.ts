import { openBareBrowser } from '../browser/bare-browser.ts'
import { openBrowser } from '../browser/chromium.ts'
import { measurePageWeight, type PageWeight } from '../browser/page-weight.ts'
import { serveFolder } from '../browser/static-server.ts'
import { type Build, buildCold } from '../build-site.ts'
import { measureBusyShare, waitForQuiet } from '../machine.ts'
import type { BenchOptions } from '../options.ts'
import type { ApiOperation, MeasuredDocument } from './api-document.ts'
import { buildSiteApis } from './build-site-apis.ts'
import { measureClicks, type OperationClicks } from './click.ts'
import { type DeepLink, measureDeepLink } from './deep-link.ts'
import { prepareApiSite } from './docent-api-site.ts'
import { preparePeerPage } from './peers.ts'
import { getOperationSelectors } from './readable.ts'
import { type Renderer, rendererPages } from './renderers.ts'

/** One document in every renderer. */
export interface ApiFigures {
  title: string
  operationCount: number
  /** Cold builds of a site with only this document; empty for our documents, which are part of a larger site. */
  builds: Build[]
  pages: ApiPageFigures[]
}

/** Measurements of one renderer with one document. */
export interface ApiPageFigures {
  renderer: Renderer
  /** A visit of the page as it begins. */
  start: PageWeight
  /** A visit of an operation by its address. */
  opened: PageWeight
  deepLink: DeepLink
  phoneDeepLink: DeepLink
  /** Undefined where a click took more than two minutes. */
  clicks: OperationClicks | undefined
  /** Part of all processors that other work took before or after, 0 to 1. */
  othersShare: number
}

/** A page of a renderer, ready to be served. */
interface Subject {
  renderer: Renderer
  folder: string
  /** Path below the folder. */
  page: string
}

/** Sizes of the generated documents. */
export const operationCounts = [50, 1500]
/** Visits by the address of an operation. */
export const mostLoads = 3

/** Measures the API references of two generated documents and of this repository's own. */
export async function measureApis(options: BenchOptions): Promise<ApiFigures[]> {
  const results: ApiFigures[] = []
  for (const count of operationCounts) {
    const { site, document } = await prepareApiSite(options, count)
    const builds: Build[] = []
    for (let run = 0; run < options.runs; run++) builds.push(await buildCold(site))
    const ours: Subject = { renderer: 'Docent', folder: site.outDir, page: site.page }
    results.push({ ...(await measureDocument(document, ours, options)), builds })
  }
  for (const { document, outDir, page } of await buildSiteApis(options)) {
    const ours: Subject = { renderer: 'Docent', folder: outDir, page }
    results.push({ ...(await measureDocument(document, ours, options)), builds: [] })
  }
  return results
}

async function measureDocument(
  document: MeasuredDocument,
  ours: Subject,
  options: BenchOptions,
): Promise<Omit<ApiFigures, 'builds'>> {
  const subjects = [ours]
  for (const renderer of options.withPeer ? (['Redoc', 'Swagger UI'] as const) : []) {
    subjects.push({ renderer, folder: await preparePeerPage(renderer, document, options), page: '' })
  }
  const pages: ApiPageFigures[] = []
  for (const subject of subjects) {
    console.error(`${subject.renderer}: measuring the API reference of ${document.title}`)
    try {
      pages.push(await measureSubject(subject, document, options))
    } catch (error) {
      // A peer that stops answering has dashes in the table; what was measured before took half an hour.
      if (subject === ours) throw error
      console.error(`${subject.renderer}: not measured. ${error instanceof Error ? error.message : error}`)
    }
  }
  return { title: document.title, operationCount: document.operations.length, pages }
}

async function measureSubject(
  { renderer, folder, page }: Subject,
  { operations }: MeasuredDocument,
  options: BenchOptions,
): Promise<ApiPageFigures> {
  const before = await waitForQuiet()
  const server = await serveFolder(folder)
  const { browser, close } = await openBrowser()
  const bare = await openBareBrowser()
  try {
    const url = new URL(page, server.url).href
    const operation = chooseOperation(operations)
    const plan = {
      url: url + rendererPages[renderer].address(operation),
      target: getOperationSelectors(renderer, operation),
      loads: Math.min(options.loads, mostLoads),
    }
    return {
      renderer,
      start: await measurePageWeight(browser, url),
      opened: await measurePageWeight(browser, plan.url),
      deepLink: await measureDeepLink(browser, { ...plan, isPhone: false }),
      phoneDeepLink: await measureDeepLink(browser, { ...plan, isPhone: true }),
      clicks: await measureClicks(bare, {
        renderer,
        url,
        operations: chooseGroup(operations).slice(0, options.clicks),
      }),
      othersShare: Math.max(before, await measureBusyShare()),
    }
  } finally {
    await close()
    await bare.close()
    await server.close()
  }
}

/** Far from the start, so that no renderer shows it by default. */
function chooseOperation(operations: ApiOperation[]): ApiOperation {
  const chosen = operations[Math.floor(operations.length * 0.6)]
  if (chosen === undefined) throw new Error('The document has no operations with a description.')
  return chosen
}

/** The operations of the largest group. */
function chooseGroup(operations: ApiOperation[]): ApiOperation[] {
  const groups = Map.groupBy(operations, ({ tag }) => tag)
  return [...groups.values()].reduce(
    (largest, group) => (group.length > largest.length ? group : largest),
    [],
  )
}
