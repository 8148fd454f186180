import { canonicalizePath } from '../canonicalize-path.ts'
import type { ListedPage } from '../site/page.ts'
import { decodePercent } from '../text/decode-percent.ts'
import { measureCoverage, measureSimilarity, measureWordSimilarity } from './similarity.ts'

/** Names that are less similar than this share letters only by chance. */
const minSimilarity = 0.55
/** Pages with a lower score aren't suggested. */
const minScore = 0.55
/** Maximum difference from the best score. */
const maxGap = 0.3
/**
 * Share of the last segment in the score. The folders have the rest: a page that has moved keeps its name, but a common
 * name such as `create` is in many folders.
 */
const nameWeight = 0.55
/** Share of the requested folders in the score of the folders. The page's own folders have the rest. */
const requestedWeight = 2 / 3
/** Maximum suggestions. */
const limit = 5

interface Candidate {
  page: ListedPage
  score: number
}

/**
 * Returns the pages with the most similar paths, best first, followed by the nearest page above. Case, `_` instead of
 * `-`, and file extensions don't count.
 *
 * `/docs/compute/creat-node.html` → `/docs/compute/nodes/create/` ("Create a node"), `/docs/compute/`
 */
export function suggestPages(pages: readonly ListedPage[], path: string): ListedPage[] {
  const requestedSegments = splitSegments(path)
  const scored = pages
    .map((page): Candidate => ({ page, score: scorePage(requestedSegments, page) }))
    .sort((a, b) => b.score - a.score || a.page.url.length - b.page.url.length)
  const least = Math.max(minScore, (scored[0]?.score ?? 0) - maxGap)
  const near = scored.filter(({ score }) => score >= least).map(({ page }) => page)
  const parentPage = findPageAbove(pages, requestedSegments)
  if (parentPage === undefined || near.slice(0, limit).includes(parentPage)) return near.slice(0, limit)
  return [...near.slice(0, limit - 1), parentPage]
}

function scorePage(requestedSegments: readonly string[], { url, title }: ListedPage): number {
  const name = requestedSegments.at(-1)
  const segments = splitSegments(url)
  const pageName = segments.at(-1)
  if (name === undefined || pageName === undefined) return 0
  const nameScore = Math.max(
    dropLowScore(measureSimilarity(name, pageName)),
    // Words in another order are a weaker sign than letters, and words of a title are weaker still.
    dropLowScore(measureWordSimilarity(name, pageName)) * 0.95,
    dropLowScore(measureWordSimilarity(name, title)) * 0.9,
    // A longer name has all words, such as `create-node` for `creat`.
    dropLowScore(measureCoverage(name, pageName)) * 0.85,
  )
  if (nameScore === 0) return 0
  return (
    nameWeight * nameScore +
    (1 - nameWeight) * scoreFolders(requestedSegments.slice(0, -1), segments.slice(0, -1))
  )
}

/** Scores the similarity of two lists of folders in order: how much of each of them is in the other. */
function scoreFolders(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 || b.length === 0) return a.length === b.length ? 1 : 0
  let last = new Array<number>(b.length + 1).fill(0)
  for (const folder of a) {
    const row = [0]
    for (const [index, other] of b.entries()) {
      const together = (last[index] ?? 0) + dropLowScore(measureSimilarity(folder, other))
      row.push(Math.max(together, last[index + 1] ?? 0, row[index] ?? 0))
    }
    last = row
  }
  const shared = last[b.length] ?? 0
  return (requestedWeight * shared) / a.length + ((1 - requestedWeight) * shared) / b.length
}

/**
 * Returns the deepest page whose path is a prefix of the requested one. The home page is excluded, because it's above
 * every path.
 */
function findPageAbove(
  pages: readonly ListedPage[],
  requestedSegments: readonly string[],
): ListedPage | undefined {
  const byPath = new Map(pages.map((page) => [splitSegments(page.url).join('/'), page]))
  for (let length = requestedSegments.length - 1; length > 0; length--) {
    const match = byPath.get(requestedSegments.slice(0, length).join('/'))
    if (match !== undefined) return match
  }
  return undefined
}

const dropLowScore = (value: number): number => (value >= minSimilarity ? value : 0)

function splitSegments(path: string): string[] {
  return canonicalizePath(path).split('/').filter(Boolean).map(normalize)
}

function normalize(segment: string): string {
  return decodePercent(segment)
    .toLowerCase()
    .replace(/\.(?:html?|mdx?|php|aspx?|pdf)$/, '')
    .replace(/[\s_]+/g, '-')
}
