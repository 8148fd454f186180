import { measureBusyShare, waitForQuiet } from '../machine.ts'
import type { BenchOptions } from '../options.ts'
import type { BenchSite, SiteGenerator } from '../site.ts'
import { openBareBrowser } from './bare-browser.ts'
import { openBrowser } from './chromium.ts'
import { measureNavigation, type NavigationTimes } from './navigation.ts'
import { measurePageLoad, type PageLoad } from './page-load.ts'
import { measurePageWeight, type PageWeight } from './page-weight.ts'
import { serveFolder } from './static-server.ts'

/** Measurements of one engine's page. */
export interface PageFigures {
  engine: SiteGenerator
  weight: PageWeight
  /** On a phone. */
  load: PageLoad
  navigation: NavigationTimes
  /** Navigation with the processor slowed 4 times. */
  slowNavigation: NavigationTimes
  /** Part of all processors that other work took before or after, 0 to 1. */
  othersShare: number
}

/** Serves a built site and measures its page: weight, load on a phone, clicks in the sidebar. */
export async function measurePage(site: BenchSite, options: BenchOptions): Promise<PageFigures> {
  const before = await waitForQuiet()
  const figures = await withServerManifest(site, async (browser, url) => {
    console.error(`${site.engine}: measuring ${site.page}`)
    const weight = await measurePageWeight(browser, url)
    return { engine: site.engine, weight, ...(await measureTimes(site, url, options)) }
  })
  return { ...figures, othersShare: Math.max(before, await measureBusyShare()) }
}

async function measureTimes(
  site: BenchSite,
  url: string,
  options: BenchOptions,
): Promise<Pick<PageFigures, 'load' | 'navigation' | 'slowNavigation'>> {
  const browser = await openBareBrowser()
  try {
    const load = await measurePageLoad(browser, url, options.loads)
    const plan = { url, sidebarLinks: site.sidebarLinks, clicks: options.clicks }
    const navigation = await measureNavigation(browser, { ...plan, cpuSlowdown: 1 })
    const slowNavigation = await measureNavigation(browser, { ...plan, cpuSlowdown: 4 })
    return { load, navigation, slowNavigation }
  } finally {
    await browser.close()
  }
}

/** Weighs the page of a built site, nothing else. */
export async function measureWeight(site: BenchSite): Promise<PageWeight> {
  return withServerManifest(site, measurePageWeight)
}

type Browser = Parameters<typeof measurePageWeight>[0]

async function withServerManifest<Result>(
  site: BenchSite,
  measure: (browser: Browser, url: string) => Promise<Result>,
): Promise<Result> {
  const server = await serveFolder(site.outDir)
  const { browser, close } = await openBrowser()
  try {
    return await measure(browser, new URL(site.page, server.url).href)
  } finally {
    await close()
    await server.close()
  }
}
