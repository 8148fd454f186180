import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readBuiltPage } from '../../src/doctor/read-built-site.ts'
import type { ListedPage } from '../../src/shared/site/page.ts'
import { pageListPath, removeBase } from '../../src/shared/urls.ts'

/** A page to take pictures of. */
export interface ScreenPage {
  kind: string
  /** Served path. */
  url: string
}

interface Candidate extends ScreenPage {
  /** Everything that is alike for us: the kind, the islands of the article, the first folder of the address. */
  group: string
  /** How much there is on it, in characters. */
  size: number
}

/**
 * Pages that show everything a site has, from the list that its build has written: of each page kind, and of each set of
 * interactive parts, the fullest one below each top-level path; and the not-found page.
 */
export function choosePages(out: string, base: string): ScreenPage[] {
  const listed: ListedPage[] = JSON.parse(readFileSync(join(out, pageListPath), 'utf8'))
  const fullest = new Map<string, Candidate>()
  for (const page of listed.map(({ url }) => readCandidate(out, base, url))) {
    if (page.size > (fullest.get(page.group)?.size ?? -1)) fullest.set(page.group, page)
  }
  const pages = [...fullest.values()].map(({ kind, url }) => ({ kind, url }))
  pages.push({ kind: 'notFound', url: misspell(listed.at(-1)?.url ?? base) })
  return pages.sort((a, b) => a.kind.localeCompare(b.kind) || a.url.localeCompare(b.url))
}

/** An address without a page, near one that has one: `/docs/nodes/` → `/docs/nodesx/`. */
const misspell = (url: string): string => `${url.slice(0, -1)}x/`

function readCandidate(out: string, base: string, url: string): Candidate {
  const path = removeBase(base, url)
  if (path === undefined) throw new Error(`The page ${url} is outside of the base ${base}.`)
  const page = readBuiltPage(readFileSync(join(out, path, 'index.html'), 'utf8'))
  if (page === undefined) throw new Error(`The document of ${url} is not a page.`)
  const { view, content } = page
  const islands = new Set([...content.matchAll(/ data-island="(\w+)"/g)].map(([, name]) => name))
  const segments = path.split('/').filter(Boolean)
  // There are many similar guides and posts in each area. Any other page near the top is unique.
  const isOneOfMany = /^(?:doc|blog)/.test(view.kind) || segments.length > 2
  const place = segments.slice(0, view.kind === 'doc' ? 2 : 1).join('/')
  const group = isOneOfMany ? [view.kind, place, ...islands].join(' ') : url
  return { kind: view.kind, url, group, size: content.length }
}
