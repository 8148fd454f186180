import { canonicalPath } from '../../shared/canonical-path.ts'
import type { ListedPage } from '../../shared/site/page.ts'
import { likeness, wordLikeness } from './similarity.ts'

/** Names that are less similar than this share letters only by chance. */
const leastAlike = 0.55
/** Pages with a lower score aren't suggested. */
const leastScore = 0.55
/** Maximum difference from the best score. */
const widestGap = 0.3
/** Share of the last segment in the score. The folders have the rest, because a page that has moved keeps its name. */
const weightOfName = 0.7

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
export function suggestPages(pages: readonly ListedPage[], path: string, limit = 5): ListedPage[] {
  const asked = segmentsOf(path)
  const scored = pages
    .map((page): Candidate => ({ page, score: scoreOf(asked, page) }))
    .sort((a, b) => b.score - a.score || a.page.url.length - b.page.url.length)
  const least = Math.max(leastScore, (scored[0]?.score ?? 0) - widestGap)
  const near = scored.filter(({ score }) => score >= least).map(({ page }) => page)
  const above = pageAbove(pages, asked)
  if (above === undefined || near.slice(0, limit).includes(above)) return near.slice(0, limit)
  return [...near.slice(0, limit - 1), above]
}

function scoreOf(asked: readonly string[], { url, title }: ListedPage): number {
  const name = asked.at(-1)
  const segments = segmentsOf(url)
  const own = segments.at(-1)
  if (name === undefined || own === undefined) return 0
  const nameScore = Math.max(
    atLeast(likeness(name, own)),
    // Words in another order are a weaker sign than letters, and those of a title are weaker still.
    atLeast(wordLikeness(name, own)) * 0.95,
    atLeast(wordLikeness(name, title)) * 0.9,
  )
  if (nameScore === 0) return 0
  return (
    weightOfName * nameScore + (1 - weightOfName) * folderScore(asked.slice(0, -1), segments.slice(0, -1))
  )
}

/** Scores the similarity of two lists of folders in order: `docs/node` is two thirds of `docs/compute/nodes`. */
function folderScore(a: readonly string[], b: readonly string[]): number {
  if (a.length + b.length === 0) return 1
  let last = new Array<number>(b.length + 1).fill(0)
  for (const folder of a) {
    const row = [0]
    for (const [index, other] of b.entries()) {
      const together = (last[index] ?? 0) + atLeast(likeness(folder, other))
      row.push(Math.max(together, last[index + 1] ?? 0, row[index] ?? 0))
    }
    last = row
  }
  return (2 * (last[b.length] ?? 0)) / (a.length + b.length)
}

/**
 * Returns the deepest page whose path is a prefix of the requested one. The home page is above everything, so it says
 * nothing.
 */
function pageAbove(pages: readonly ListedPage[], asked: readonly string[]): ListedPage | undefined {
  const byPath = new Map(pages.map((page) => [segmentsOf(page.url).join('/'), page]))
  for (let length = asked.length - 1; length > 0; length--) {
    const found = byPath.get(asked.slice(0, length).join('/'))
    if (found !== undefined) return found
  }
  return undefined
}

const atLeast = (value: number): number => (value >= leastAlike ? value : 0)

function segmentsOf(path: string): string[] {
  return canonicalPath(path).split('/').filter(Boolean).map(normalize)
}

function normalize(segment: string): string {
  return decode(segment)
    .toLowerCase()
    .replace(/\.(?:html?|mdx?|php|aspx?|pdf)$/, '')
    .replace(/[\s_]+/g, '-')
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    // A mistyped URL may contain a "%" that encodes nothing.
    return segment
  }
}
