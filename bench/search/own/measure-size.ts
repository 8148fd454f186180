import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getIndexFolder } from '../../../src/shared/search/engine/index-format.ts'
import type { Bytes } from '../../browser/bytes.ts'
import { listPages } from '../../corpus.ts'
import type { BenchSite } from '../../site.ts'
import type { BenchQuery } from '../bench-query.ts'
import { isIndexFile, weighFolder } from '../weigh-folder.ts'
import { type InBrowser, measureInBrowser } from './measure-in-browser.ts'

/** Search on a built site of one size. */
export interface SearchAtSize extends InBrowser {
  pages: number
  index: Bytes
}

const questionCount = 120

/** Lets readers search a built copy of the corpus. */
export async function measureSearchAtSize(site: BenchSite): Promise<SearchAtSize> {
  const { outDir, pageCount } = site
  console.error(`Docent, ${pageCount} pages: searching`)
  const index = await weighFolder(join(outDir, '_/search'), isIndexFile)
  const questions = await planQuestions(site.contentDir)
  const inBrowser = await measureInBrowser({ outDir, index: getIndexFolder('en', undefined), questions })
  return { pages: pageCount, index, ...inBrowser }
}

/** Returns plausible queries: titles, two of their words, their prefixes, and titles with a typo. */
async function planQuestions(contentDir: string): Promise<BenchQuery[]> {
  const pages = await listPages(contentDir)
  const step = pages.length / questionCount
  const texts: string[] = []
  for (let index = 0; index < questionCount; index++) {
    const page = pages[Math.floor(index * step)] ?? ''
    const source = await readFile(join(contentDir, page), 'utf8')
    const title = source.match(/^title: "?(.*?)"?$/m)?.[1] ?? page
    texts.push(createVariant(title, index))
  }
  return texts.map((text) => ({ text, area: undefined }))
}

function createVariant(title: string, index: number): string {
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
