import { rewriteResultUrl } from '../../../shared/search/rewrite-result-url.ts'
import type { SearchHit, TextPart } from '../../../shared/search/search-engine.ts'
import { type RecordKind, recordKinds } from '../../../shared/search/search-record.ts'
import type { SiteView } from '../../../shared/site/site-view.ts'
import { hasMark, splitMarkedText } from './marked-text.ts'

/** A record from a service, with unchecked fields. */
export interface HostedRecord {
  id: string
  /** Returns a field by its dotted name, such as `hierarchy.lvl1`. */
  getField(name: string): unknown
  /** Returns the same field with marks around matches, or undefined. */
  getHighlight(name: string): string | undefined
}

const levels = ['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const

/** Converts a record to a result. Returns undefined if it's incomplete or has no safe URL. */
export function recordToHit(record: HostedRecord, site: SiteView): SearchHit | undefined {
  const text = (name: string): string => toText(record.getField(name))
  const parts = (name: string): TextPart[] => splitMarkedText(record.getHighlight(name) ?? text(name))
  const url = rewriteResultUrl(text('url'), site.search, site)
  const pageUrl = rewriteResultUrl(text('url_without_anchor'), site.search, site) ?? url
  const pageField = text('hierarchy.lvl1') === '' ? 'hierarchy.lvl0' : 'hierarchy.lvl1'
  const page = parts(pageField)
  if (url === undefined || pageUrl === undefined || page.length === 0) return undefined
  const headingFields = levels.map((level) => `hierarchy.${level}`).filter((name) => text(name) !== '')
  const headingField = headingFields.at(-1)
  return {
    id: record.id,
    url: url.url,
    isExternal: url.isExternal,
    pageUrl: withoutHash(pageUrl.url),
    kind: toRecordKind(record.getField('kind')),
    area: text('area'),
    trail: readBreadcrumbs(record, headingFields),
    page,
    heading: headingField === undefined ? [] : parts(headingField),
    excerpt: readExcerpt(record),
    method: text('method') === '' ? undefined : text('method'),
  }
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : '')

const toRecordKind = (value: unknown): RecordKind => recordKinds.find((kind) => kind === value) ?? 'page'

/** Removes anchors, but keeps the hash routes of operations, which are pages. */
const withoutHash = (url: string): string => url.replace(/#(?!\/).*$/, '')

function readBreadcrumbs({ getField }: HostedRecord, headingFields: readonly string[]): string[] {
  const between = getField('trail')
  const above = Array.isArray(between) ? between : []
  return [getField('hierarchy.lvl0'), ...above, getField('hierarchy.lvl1'), ...headingFields.map(getField)]
    .map(toText)
    .filter((title) => title !== '')
}

/** Returns the text around the match: of the prose, or of the code if only that matches. */
function readExcerpt(record: HostedRecord): TextPart[] {
  const content = record.getHighlight('content') ?? ''
  const code = record.getHighlight('code') ?? ''
  return splitMarkedText(!hasMark(content) && hasMark(code) ? code : content)
}
