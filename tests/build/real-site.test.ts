import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { beforeAll } from 'vitest'
import { createFileHandler } from '../../src/server/create-file-handler.ts'
import { openSite } from '../../src/server/open-site.ts'
import { listTree } from '../list-tree.ts'
import { buildOurSite, type OurSite } from '../our-site.ts'
import { createLongPage } from './long-page.ts'
import { describeRealLedger } from './real-ledger.ts'
import { expectCompleteIndexes, expectPointers, listLlmsLinks } from './real-llms.ts'
import { findMarkdownProblems } from './real-markdown.ts'
import { describeRealOfflineReading } from './real-offline-reading.ts'
import { describeRealRedirects } from './real-redirects.ts'
import { testSections, topLevel } from './real-routes.ts'
import { describeRealSearchEngines } from './real-search-engines.ts'
import { homePage } from './sample-site.ts'
import { describe, expect, formatSiteConfig, siteTest as test } from './site-folder.ts'

const kilobyte = 1000
const brotli = (bytes: Uint8Array | string): number => brotliCompressSync(bytes).length
const gzip = (bytes: Uint8Array | string): number => gzipSync(bytes).length

/** A built site, measured. */
class Output {
  readonly #folder: string
  readonly paths: string[]

  constructor(folder: string) {
    this.#folder = folder
    this.paths = listTree(folder)
  }

  read(path: string): Buffer {
    return readFileSync(join(this.#folder, path))
  }

  /** Sizes of what a reader of one page loads, in bytes. */
  weigh(page: string): Record<string, number> {
    const document = this.read(page).toString()
    const style = this.read(linked(document, /<link rel="stylesheet" href="\/([^"]+)"/))
    // Inline styles for the first paint count as CSS.
    const [coreElement = '', core = ''] = document.match(/<style>(.*?)<\/style>/s) ?? []
    const html = document.replace(coreElement, '')
    const start = linked(html, /<script type="module"[^>]* src="\/([^"]+)"/)
    const boot = html.match(/<script>(.*?)<\/script>/s)?.[1] ?? ''
    const early = this.#withImports(start)
    const weighScripts = (late: readonly string[]): number =>
      gzip(boot) + sum([...new Set([...early, ...late])].map((path) => gzip(this.read(path))))
    return {
      html: Buffer.byteLength(html),
      htmlBrotli: brotli(html),
      styleGzip: gzip(core) + gzip(style),
      earlyScriptGzip: gzip(boot) + sum(early.map((path) => gzip(this.read(path)))),
      shellScriptGzip: weighScripts(this.#lateScripts('')),
      allScriptGzip: weighScripts(this.#lateScripts(document)),
      allEarlyBrotli: brotli(document) + brotli(style) + sum(early.map((path) => brotli(this.read(path)))),
    }
  }

  /** Scripts loaded on idle: the shell, and the islands of the page. */
  #lateScripts(document: string): string[] {
    const islands = [...document.matchAll(/ data-island="(\w+)"/g)].map(([, name]) => `${name}Island`)
    return ['hydrate-shell', ...new Set(islands)].flatMap((name) => {
      const path = this.paths.find((other) => new RegExp(`^_/assets/${name}-[^/]*\\.js$`).test(other))
      if (path === undefined) throw new Error(`There is no script of the name ${name}.`)
      return this.#withImports(path)
    })
  }

  /** A script and what it imports at once, not on demand. */
  #withImports(path: string, found: string[] = []): string[] {
    if (found.includes(path)) return found
    const names = this.read(path)
      .toString()
      .matchAll(/(?:^|[;}])\s*(?:import|export)(?:[^'"`;()]*?from)?\s*["']\.\/([^"']+)["']/g)
    return [...names].reduce((all, [, name]) => this.#withImports(`_/assets/${name}`, all), [...found, path])
  }
}

function linked(html: string, pattern: RegExp): string {
  const path = html.match(pattern)?.[1]
  if (path === undefined) throw new Error(`No ${pattern} in the page.`)
  return path
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0)

/** The documents at old paths aren't pages. */
const isPage = (document: Buffer): boolean => document.includes('<script type="module"')

/** Paths of pages in the order of their compressed size. Pages of one size are compressed to 7 to 9 kB. */
const bySize = (output: Output): string[] =>
  output.paths
    .filter((path) => path.endsWith('index.html') && isPage(output.read(path)))
    .map((path) => ({ path, size: output.read(`${path}.br`).length }))
    .sort((a, b) => a.size - b.size)
    .map(({ path }) => path)

const findMedian = (paths: readonly string[]): string => paths[Math.floor(paths.length / 2)] ?? ''

function expectBudget(weight: Record<string, number>): void {
  expect.soft(weight.html, 'HTML').toBeLessThanOrEqual(60 * kilobyte)
  expect.soft(weight.htmlBrotli, 'HTML, Brotli').toBeLessThanOrEqual(8.3 * kilobyte)
  expect.soft(weight.allEarlyBrotli, 'everything before idle, Brotli').toBeLessThanOrEqual(25 * kilobyte)
}

function expectAssetBudget(weight: Record<string, number>): void {
  expect.soft(weight.styleGzip, 'CSS, gzip').toBeLessThanOrEqual(12 * kilobyte)
  expect.soft(weight.earlyScriptGzip, 'JavaScript before idle, gzip').toBeLessThanOrEqual(6 * kilobyte)
  expect.soft(weight.shellScriptGzip, 'JavaScript of every page, gzip').toBeLessThanOrEqual(30 * kilobyte)
  // The median guide has tabs since most guides have samples in several tools.
  expect.soft(weight.allScriptGzip, 'all JavaScript of the page, gzip').toBeLessThanOrEqual(31 * kilobyte)
}

/** The titles on the screen: the first is the page's own. */
const listHeadings = (html: string): string[] =>
  [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, text = '']) => text.replace(/<[^>]*>/g, '').trim())

describe('our own site', () => {
  let output: Output
  let run: OurSite

  beforeAll(async () => {
    run = await buildOurSite()
    output = new Output(run.out)
  })

  test('builds without a mistake and without a warning', () => {
    expect(run.code, run.stderr).toBe(0)
    // Other tests of the same site may be building it.
    expect(run.stderr).toMatch(/^(?:Waiting for another build of .*\n)?(?:\w+: [\d.]+ s\n)+$/)
    expect(Number(run.stdout.match(/^(\d+) pages/)?.[1])).toBeGreaterThan(60)
  })

  describeRealRedirects(() => run.out)
  describeRealLedger(() => run.out)
  describeRealSearchEngines(() => run.out)
  describeRealOfflineReading(() => run.out)

  const ask = (path: string): Promise<Response> =>
    createFileHandler(openSite(run.out))(new Request(new URL(path, 'http://localhost')))

  describe('[R-004] every section has its pages', () => testSections(ask))

  test.each(topLevel)('[R-001] %s responds with 200 and its own page', async (path) => {
    const response = await ask(path)
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*://[^/"]+${path}">`))
    expect(listHeadings(html)).toEqual([expect.stringMatching(/\S/)])
  })

  test('[R-001] no two top-level pages have the same title', async () => {
    const titles = await Promise.all(
      topLevel.map(async (path) => `${path}: ${listHeadings(await (await ask(path)).text())[0]}`),
    )
    const names = titles.map((line) => line.slice(line.indexOf(': ') + 2))
    expect(titles.filter((_, index) => names.indexOf(names[index] ?? '') !== index)).toEqual([])
  })

  test('no two pages have the same name in llms.txt or in the list of pages', () => {
    const listed = listLlmsLinks(output).filter(({ path }) => path.endsWith('index.md'))
    const pages: { title: string }[] = JSON.parse(output.read('_/pages.json').toString())
    for (const titles of [listed, pages].map((items) => items.map(({ title }) => title)))
      expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  })

  test('the Markdown version of a page has everything that its HTML has, in short files', () => {
    expect(findMarkdownProblems(output, (path) => path.startsWith('api/'))).toEqual([])
  })

  test('[F-002] llms.txt lists every page, in short files', () => {
    expectCompleteIndexes(output)
  })

  test('every page leads to llms.txt', () => {
    expectPointers(output)
  })

  test('[R-120] a link that opens in a new tab is labeled', () => {
    const silent = new Set<string>()
    for (const path of bySize(output)) {
      const html = output.read(path).toString()
      for (const [link] of html.matchAll(/<a [^>]*target="_blank".*?<\/a>/gs))
        if (!link.includes('(opens in a new tab)')) silent.add(link)
    }
    expect([...silent]).toEqual([])
  })

  test('[R-001] /docs/ leads to the first guide of the account', async () => {
    const response = await ask('/docs/')
    expect(response.status).toBe(301)
    expect(response.headers.get('Location')).toBe('/docs/myaccount/GettingStarted/')
  })

  test.each(['/nowhere/', '/docs/myaccount/nowhere/', '/nowhere.html', '/faq/nowhere', '/tir/faq/nowhere/'])(
    '[R-002] %s shows the not-found page',
    async (path) => {
      const response = await ask(path)
      expect(response.status).toBe(404)
      const html = await response.text()
      expect(html).toContain('not-found-page')
      expect(html).toMatch(/<nav [^>]*class="navbar-items"/)
    },
  )

  // Guides and API pages have separate budgets: their sizes overlap, so the median of all pages is either by chance.
  test('keeps the byte budget on its median guide', () => {
    const median = output.weigh(findMedian(bySize(output).filter((path) => path.startsWith('docs/'))))
    expectBudget(median)
    expectAssetBudget(median)
  })

  test('keeps the byte budget on its median API page', () => {
    const median = output.weigh(findMedian(bySize(output).filter((path) => path.startsWith('api/'))))
    expect.soft(median.html, 'HTML').toBeLessThanOrEqual(60 * kilobyte)
    expect.soft(median.htmlBrotli, 'HTML, Brotli').toBeLessThanOrEqual(9 * kilobyte)
    expect.soft(median.allEarlyBrotli, 'everything before idle, Brotli').toBeLessThanOrEqual(25 * kilobyte)
  })
})

test('a page with 40 sections among 300 pages keeps the byte budget', async ({ site }) => {
  const others = Array.from({ length: 300 }, (_, index) => [
    `content/docs/other/page-${index}.md`,
    `# Page ${index}\n\nText.\n`,
  ])
  site.write({
    'docs.config.ts': formatSiteConfig(),
    ...homePage,
    ...Object.fromEntries(others),
    'content/docs/long.md': createLongPage(),
  })
  const { code, stderr } = await site.docent(['build'])
  expect(code, stderr).toBe(0)
  const output = new Output(site.path('dist'))
  const weight = output.weigh('docs/long/index.html')
  expect(
    output
      .read('docs/long/index.html')
      .toString()
      .match(/<table/g),
  ).toHaveLength(40)
  expectBudget(weight)
  expectAssetBudget(weight)
})
