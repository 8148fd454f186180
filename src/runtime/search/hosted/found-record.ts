import { rewriteUrl } from '../../../shared/search/rewrite-url.ts'
import type { SearchHit, TextPart } from '../../../shared/search/search-engine.ts'
import { type RecordKind, recordKinds } from '../../../shared/search/search-record.ts'
import type { SiteView } from '../../../shared/site/site-view.ts'
import { hasMatch, markedParts } from './marked-text.ts'

/** A record from a service, with unchecked fields. */
export interface FoundRecord {
  id: string
  /** Returns a field by its dotted name, such as `hierarchy.lvl1`. */
  field(name: string): unknown
  /** Returns the same field with marks around matches, or undefined. */
  marked(name: string): string | undefined
}

const levels = ['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const

/** Converts a record to a result. Returns undefined if it's incomplete or has no safe URL. */
export function recordToHit(record: FoundRecord, site: SiteView): SearchHit | undefined {
  const text = (name: string): string => textOf(record.field(name))
  const parts = (name: string): TextPart[] => markedParts(record.marked(name) ?? text(name))
  const url = rewriteUrl(text('url'), site.search, site)
  const pageUrl = rewriteUrl(text('url_without_anchor'), site.search, site) ?? url
  const pageField = text('hierarchy.lvl1') === '' ? 'hierarchy.lvl0' : 'hierarchy.lvl1'
  const page = parts(pageField)
  if (url === undefined || pageUrl === undefined || page.length === 0) return undefined
  const own = levels.map((level) => `hierarchy.${level}`).filter((name) => text(name) !== '')
  const headingField = own.at(-1)
  return {
    id: record.id,
    url: url.url,
    isExternal: url.isExternal,
    pageUrl: withoutHash(pageUrl.url),
    kind: kindOf(record.field('kind')),
    area: text('area'),
    trail: trailOf(record, own),
    page,
    heading: headingField === undefined ? [] : parts(headingField),
    excerpt: excerptOf(record),
    method: text('method') === '' ? undefined : text('method'),
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const kindOf = (value: unknown): RecordKind => recordKinds.find((kind) => kind === value) ?? 'page'

/** An operation is a page of its own at a hash route, so only anchors are removed. */
const withoutHash = (url: string): string => url.replace(/#(?!\/).*$/, '')

function trailOf({ field }: FoundRecord, own: readonly string[]): string[] {
  const between = field('trail')
  const above = Array.isArray(between) ? between : []
  return [field('hierarchy.lvl0'), ...above, field('hierarchy.lvl1'), ...own.map(field)]
    .map(textOf)
    .filter((title) => title !== '')
}

/** Returns the text around the match: of the prose, or of the code if only that matches. */
function excerptOf(record: FoundRecord): TextPart[] {
  const content = record.marked('content') ?? ''
  const code = record.marked('code') ?? ''
  return markedParts(!hasMatch(content) && hasMatch(code) ? code : content)
}
