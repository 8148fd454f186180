import { canonicalPath } from '../../shared/canonical-path.ts'
import type { ListedPage } from '../../shared/site/page.ts'
import { likeness, wordLikeness } from './similarity.ts'

/** Less alike than this, two names have only letters in common. */
const leastAlike = 0.55
/** A page with a lower score is not what the reader meant. */
const leastScore = 0.55
/** How far below the best a page may be. */
const widestGap = 0.3
/** Share of the last segment in the score; the folders have the rest, for a page that has moved keeps its name. */
const weightOfName = 0.7

interface Candidate {
  page: ListedPage
  score: number
}

/**
 * The pages whose address is most like the one that was asked for, best first, and after them the nearest page above
 * it. Upper case, `_` for `-` and file endings do not count.
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
    // Words in another order are a weaker sign than letters, and those of a title weaker still.
    atLeast(wordLikeness(name, own)) * 0.95,
    atLeast(wordLikeness(name, title)) * 0.9,
  )
  if (nameScore === 0) return 0
  return (
    weightOfName * nameScore + (1 - weightOfName) * folderScore(asked.slice(0, -1), segments.slice(0, -1))
  )
}

/** How much of two lists of folders is alike in the same order: `docs/node` is two thirds of `docs/compute/nodes`. */
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

/** The deepest page whose address is the beginning of the one asked for. The start page is above everything, so it says nothing. */
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
    // A mistyped address may hold a "%" that encodes nothing.
    return segment
  }
}
