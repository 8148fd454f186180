import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { openBrowser } from '../../browser/chromium.ts'
import { serveFolder } from '../../browser/static-server.ts'
import { type Contender, longestQuery, type Question, wantedResults } from '../contender.ts'
import { median } from '../../statistics.ts'
import { type SearchDocument, fieldBoosts } from '../search-document.ts'
import { weighFolder } from '../weigh-folder.ts'
import { importLibrary, libraryVersions } from './install-libraries.ts'

interface PagefindIndex {
  addHTMLFile(file: { url: string; content: string }): Promise<{ errors: string[] }>
  writeFiles(options: { outputPath: string }): Promise<{ errors: string[] }>
}

interface Module {
  createIndex(options: object): Promise<{ index?: PagefindIndex; errors: string[] }>
  close(): Promise<unknown>
}

interface Subject {
  documents: readonly SearchDocument[]
  questions: readonly Question[]
  /** Folder to fill. */
  folder: string
}

/** Every how many questions a new visitor asks. */
const visitorStep = 12

/** Pagefind: each section a page of its own, in Chromium, since it runs nowhere else. */
export async function measurePagefind(root: string, subject: Subject): Promise<Contender> {
  const { folder, documents } = subject
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Search</title>')
  const start = performance.now()
  await writeIndex(root, documents, join(folder, 'pagefind'))
  const buildSeconds = (performance.now() - start) / 1000
  return {
    name: `Pagefind ${libraryVersions.pagefind}`,
    buildSeconds,
    index: await weighFolder(join(folder, 'pagefind'), (file) => /\.(pf_\w+|pagefind)$|entry\.json$/.test(file)),
    ...(await ask(subject)),
  }
}

async function writeIndex(
  root: string,
  documents: readonly SearchDocument[],
  outputPath: string,
): Promise<void> {
  const { createIndex, close } = await importLibrary<Module>(root, 'pagefind/lib/index.js')
  const { index, errors } = await createIndex({ forceLanguage: 'en', includeCharacters: '_-/' })
  if (index === undefined) throw new Error(`Pagefind did not start: ${errors.join(' ')}`)
  try {
    for (const document of documents) {
      const added = await index.addHTMLFile({ url: document.id, content: toHtml(document) })
      if (added.errors.length > 0) throw new Error(`Pagefind refused ${document.id}: ${added.errors.join(' ')}`)
    }
    await index.writeFiles({ outputPath })
  } finally {
    await close()
  }
}

function toHtml(document: SearchDocument): string {
  const part = (field: keyof typeof fieldBoosts, element: string): string =>
    `<${element} data-pagefind-weight="${fieldBoosts[field]}">${escape(document[field])}</${element}>`
  return `<!doctype html><html lang="en"><title>${escape(document.heading)}</title>
<body data-pagefind-body><p data-pagefind-filter="area:${document.area}"></p>
${part('heading', 'h1')}${part('page', 'p')}${part('above', 'p')}${part('operation', 'p')}${part('keywords', 'p')}
<p>${escape(document.content)}</p><pre>${escape(document.code)}</pre></body></html>`
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

async function ask({ folder, questions }: Subject): Promise<Omit<Contender, 'name' | 'buildSeconds' | 'index'>> {
  let bytes = 0
  const server = await serveFolder(folder, (sent) => {
    bytes += sent
  })
  const { browser, close } = await openBrowser()
  const cut = questions.map(({ text, area }) => ({ text: text.slice(0, longestQuery), area }))
  try {
    const first: number[] = []
    for (const question of cut.filter((_, index) => index % visitorStep === 0)) {
      const page = await openPage(await browser.newPage(), server.url)
      bytes = 0
      await answer(page, question)
      first.push(bytes)
      await page.close()
    }
    const page = await openPage(await browser.newPage(), server.url)
    const later: number[] = []
    const found: string[][] = []
    for (const question of cut) {
      bytes = 0
      found.push((await answer(page, question)).urls)
      later.push(bytes)
    }
    const times: number[] = []
    for (const question of cut) times.push((await answer(page, question)).time)
    return { firstQuery: median(first), laterQuery: median(later.slice(1)), times, found }
  } finally {
    await close()
    await server.close()
  }
}

async function openPage(page: Page, url: string): Promise<Page> {
  await page.goto(url)
  return page
}

/** Asks, and fetches what is shown of the first results. */
async function answer(page: Page, question: Question): Promise<{ urls: string[]; time: number }> {
  return page.evaluate(
    async ({ text, area, wanted }) => {
      interface Pagefind {
        search(text: string, options: object): Promise<{ results: { data(): Promise<{ url: string }> }[] }>
      }
      const pagefind = (await import(new URL('/pagefind/pagefind.js', location.href).href)) as Pagefind
      const start = performance.now()
      const { results } = await pagefind.search(text, area === undefined ? {} : { filters: { area } })
      const time = performance.now() - start
      const shown = await Promise.all(results.slice(0, wanted).map((result) => result.data()))
      return { urls: shown.map(({ url }) => url), time }
    },
    { ...question, wanted: wantedResults },
  )
}
