import type { Problem } from '../../shared/docs-error.ts'
import { type LintPage, listProse, type SiteRule } from '../lint-page.ts'

/** Number of words in a sequence that is compared. */
const sequenceLength = 5

/** Pages with fewer sequences may share them by chance. */
const minSequences = 20

/** Finds pairs of pages that share more prose than the style guide allows. Text of partials doesn't count. */
export const findSimilarPages: SiteRule = (pages, { style }) => {
  const sequences = pages.filter(({ isGuide }) => isGuide).map((page) => ({ page, own: listSequences(page) }))
  const large = sequences.filter(({ own }) => own.size >= minSequences)
  const pagesBySequence = new Map<string, number[]>()
  for (const [index, { own }] of large.entries())
    for (const sequence of own)
      pagesBySequence.set(sequence, [...(pagesBySequence.get(sequence) ?? []), index])
  return [...countShared(pagesBySequence)].flatMap(([pair, shared]): Problem[] => {
    const [first, second] = pair.split(' ').map((index) => large[Number(index)])
    if (first === undefined || second === undefined) return []
    const share = shared / Math.min(first.own.size, second.own.size)
    if (share <= style.max_shared_prose) return []
    return [
      {
        problem: `${Math.round(share * 100)}% of the prose is also in \`${first.page.file}\`.`,
        at: { file: second.page.file, line: undefined },
        fix: 'Keep the text on one page and link to it, or move it into a shared partial.',
      },
    ]
  })
}

/** Counts the sequences that each pair of pages shares, keyed by `"3 17"`. */
function countShared(pagesBySequence: ReadonlyMap<string, readonly number[]>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const indexes of pagesBySequence.values())
    for (const [at, first] of indexes.entries())
      for (const second of indexes.slice(at + 1)) {
        const pair = `${first} ${second}`
        counts.set(pair, (counts.get(pair) ?? 0) + 1)
      }
  return counts
}

function listSequences(page: LintPage): Set<string> {
  const sequences = new Set<string>()
  for (const { role, withCode, locateOffset } of listProse(page)) {
    if (role === 'attribute' || locateOffset(0).file !== page.file) continue
    const words = withCode.toLowerCase().match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu) ?? []
    for (let start = 0; start + sequenceLength <= words.length; start++)
      sequences.add(words.slice(start, start + sequenceLength).join(' '))
  }
  return sequences
}
