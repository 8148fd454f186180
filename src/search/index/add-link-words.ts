import { headingBit, storedLinkBits } from '../../shared/search/engine/index-format.ts'
import { isStopWord } from '../../shared/search/text/stop-words.ts'
import { listTermsByUnit } from '../../shared/search/text/tokenize.ts'
import { type NumberedPage, type NumberedTerms, numberTerm } from './number-terms.ts'
import { postingBytes } from './page-segment.ts'

/**
 * Adds the words of links from other pages, and of the questions that it answers, to the first section of each guide, and
 * counts the other pages. Links have other names of a page: "move to a larger plan" leads to "Resize a node".
 */
export function addLinkWords(numbered: NumberedTerms): void {
  const guides = new Map(
    numbered.pages.filter(({ sections }) => sections[0]?.kind === 'guide').map((page) => [page.url, page]),
  )
  const wordsByPage = new Map<NumberedPage, string[]>()
  for (const { url: own, links } of numbered.pages)
    for (const [url, words] of links) {
      const page = guides.get(url)
      if (page === undefined) continue
      if (url !== own) page.linkCount++
      wordsByPage.set(page, [...(wordsByPage.get(page) ?? []), words])
    }
  for (const [page, words] of wordsByPage) {
    const terms = new Set(words.flatMap((text) => listTermsByUnit(text).flat()))
    const ids = [...terms].filter((term) => !isStopWord(term)).map((term) => numberTerm(term, numbered))
    for (const id of addTerms(page, new Set(ids))) numbered.counts[id] = (numbered.counts[id] ?? 0) + 1
  }
}

/** Marks terms in the first section of a page that aren't its names, and returns those that the section didn't have. */
function addTerms(page: NumberedPage, ids: ReadonlySet<number>): number[] {
  const lists = new Map<number, Uint8Array>()
  let at = 0
  for (const [index, id] of page.ids.entries()) {
    const end = at + postingBytes * (page.counts[index] ?? 0)
    lists.set(id, page.postings.slice(at, end))
    at = end
  }
  const added: number[] = []
  for (const id of ids) {
    const list = lists.get(id) ?? new Uint8Array()
    const isInFirst = list.length > 0 && list[0] === 0 && list[1] === 0
    const impact = list[2] ?? 0
    if (isInFirst && (impact & (headingBit | storedLinkBits)) === 0) list[2] = impact | storedLinkBits
    else if (!isInFirst) {
      lists.set(id, Uint8Array.of(0, 0, storedLinkBits, ...list))
      added.push(id)
    }
  }
  page.ids = Uint32Array.from(lists.keys())
  page.counts = Uint32Array.from(lists.values(), ({ length }) => length / postingBytes)
  page.postings = new Uint8Array(Buffer.concat([...lists.values()]))
  return added
}
