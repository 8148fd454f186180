import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { escapeHtml } from '../../../src/shared/text/escape-html.ts'
import { openBrowser } from '../../browser/chromium.ts'
import { serveFolder } from '../../browser/static-server.ts'
import { type BenchQuery, resultLimit } from '../bench-query.ts'
import type { MeasuredSearchEngine } from '../measured-engine.ts'
import { fieldBoosts, type SearchDocument } from '../search-document.ts'
import { computeSpread, countBytes, measureTransfer } from '../transfer.ts'
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
  questions: readonly BenchQuery[]
  /** Folder to fill. */
  folder: string
}

/** Pagefind: each section is a separate page. It runs in Chromium because it supports browsers only. */
export async function measurePagefind(root: string, subject: Subject): Promise<MeasuredSearchEngine> {
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
    index: await weighFolder(join(folder, 'pagefind'), (file) =>
      /\.(pf_\w+|pagefind)$|entry\.json$/.test(file),
    ),
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
      if (added.errors.length > 0)
        throw new Error(`Pagefind refused ${document.id}: ${added.errors.join(' ')}`)
    }
    await index.writeFiles({ outputPath })
  } finally {
    await close()
  }
}

function toHtml(document: SearchDocument): string {
  const part = (field: keyof typeof fieldBoosts, element: string): string =>
    `<${element} data-pagefind-weight="${fieldBoosts[field]}">${escapeHtml(document[field])}</${element}>`
  return `<!doctype html><html lang="en"><title>${escapeHtml(document.heading)}</title>
<body data-pagefind-body><p data-pagefind-filter="area:${document.area}"></p>
${part('heading', 'h1')}${part('page', 'p')}${part('above', 'p')}${part('operation', 'p')}${part('keywords', 'p')}
<p>${escapeHtml(document.content)}</p><pre>${escapeHtml(document.code)}</pre></body></html>`
}

async function ask({
  folder,
  questions,
}: Subject): Promise<Pick<MeasuredSearchEngine, 'transfer' | 'time' | 'found'>> {
  const sent = countBytes()
  const server = await serveFolder(folder, sent.add)
  const { browser, close } = await openBrowser()
  const openPage = async (): Promise<Page> => {
    const page = await browser.newPage()
    await page.goto(server.url)
    return page
  }
  try {
    const transfer = await measureTransfer(
      questions,
      async () => {
        const page = await openPage()
        return { ask: (question) => answer(page, question), leave: () => page.close() }
      },
      sent,
    )
    const page = await openPage()
    const found: string[][] = []
    for (const question of questions) found.push((await answer(page, question)).urls)
    const times: number[] = []
    for (const question of questions) times.push((await answer(page, question)).time)
    return { transfer, time: computeSpread(times), found }
  } finally {
    await close()
    await server.close()
  }
}

/** Asks, and fetches what is shown of the first results. */
async function answer(page: Page, question: BenchQuery): Promise<{ urls: string[]; time: number }> {
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
    { ...question, wanted: resultLimit },
  )
}
