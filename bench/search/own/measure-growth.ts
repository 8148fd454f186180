import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { indexFolder } from '../../../src/shared/search/engine/index-format.ts'
import type { Bytes } from '../../browser/bytes.ts'
import { buildCold } from '../../build-site.ts'
import { listPages } from '../../corpus.ts'
import { prepareDocentSite } from '../../docent-site.ts'
import type { Options } from '../../options.ts'
import type { Question } from '../contender.ts'
import { weighFolder } from '../weigh-folder.ts'
import { type InBrowser, measureInBrowser } from './measure-in-browser.ts'
import { isIndexFile } from './measure-own.ts'

/** Search on the corpus at one size. */
export interface SearchGrowth extends InBrowser {
  pages: number
  index: Bytes
}

/** Copies of the 600 pages: 600 and 10,200 pages. */
const editions = [1, 17]
const questionCount = 120

/** Builds the corpus at two sizes and lets readers search it. */
export async function measureSearchGrowth(options: Options, corpus: string): Promise<SearchGrowth[]> {
  const results: SearchGrowth[] = []
  for (const count of editions) {
    const site = await prepareDocentSite(options, corpus, count)
    try {
      await buildCold(site)
      console.error(`Docent, ${site.pageCount} pages: searching`)
      const index = await weighFolder(join(site.outDir, '_/search'), isIndexFile)
      const questions = await planQuestions(site.contentDir)
      const folder = indexFolder('en', undefined)
      const inBrowser = await measureInBrowser({ outDir: site.outDir, index: folder, questions })
      results.push({ pages: site.pageCount, index, ...inBrowser })
    } finally {
      const leftovers = count === 1 ? [] : [site.contentDir, ...site.generated]
      for (const path of leftovers) await rm(path, { recursive: true, force: true })
    }
  }
  return results
}

/** What readers could ask: titles, two words of them, their beginning, and a typo in them. */
async function planQuestions(contentDir: string): Promise<Question[]> {
  const pages = await listPages(contentDir)
  const step = pages.length / questionCount
  const texts: string[] = []
  for (let index = 0; index < questionCount; index++) {
    const page = pages[Math.floor(index * step)] ?? ''
    const source = await readFile(join(contentDir, page), 'utf8')
    const title = source.match(/^title: "?(.*?)"?$/m)?.[1] ?? page
    texts.push(variantOf(title, index))
  }
  return texts.map((text) => ({ text, area: undefined }))
}

function variantOf(title: string, index: number): string {
  const words = title.toLowerCase().split(' ')
  const [first = ''] = words
  switch (index % 4) {
    case 0:
      return title
    case 1:
      return words.slice(0, 2).join(' ')
    case 2:
      return first.slice(0, 4)
    default:
      return `${first.slice(0, 2)}${first.slice(3)} ${words.slice(1).join(' ')}`.trim()
  }
}
