import { load } from 'js-yaml'
import { isMap, parseDocument, stringify } from 'yaml'
import { toObject } from '../../../../shared/read-unknown.ts'
import { findFirstDay, getPostPath, readPostName } from '../../blog/post-name.ts'
import { asList, asText, asTexts } from '../../read/as-values.ts'
import type { PageConversion } from '../page-conversion.ts'

const docKeys =
  'id title title_meta description keywords image slug sidebar_label sidebar_position displayed_sidebar hide_title hide_table_of_contents toc_min_heading_level toc_max_heading_level pagination_label pagination_prev pagination_next custom_edit_url last_update sidebar_class_name sidebar_custom_props tags draft unlisted'.split(
    ' ',
  )
const knownKeys: ReadonlySet<string> = new Set(docKeys)
const postKeys: ReadonlySet<string> = new Set([...docKeys, 'date', 'authors'])
/** Keys without an effect on readers. */
const silentKeys = new Set(
  (
    'original_id custom_props layout contributors author author_title author_url author_image_url ' +
    'authorTitle authorURL authorImageURL authorFBID authorTwitter author_image hide_reading_time'
  ).split(' '),
)
const textKeys = new Set(
  (
    'id title title_meta description slug sidebar_label pagination_label image custom_edit_url ' +
    'sidebar_class_name'
  ).split(' '),
)

/** Reads the front matter of a page as Docusaurus does. */
export function readFrontMatter(text: string): Record<string, unknown> {
  const block = text.match(/^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/)?.[1]
  if (block === undefined) return {}
  try {
    return { ...toObject(load(block)) }
  } catch {
    return { ...toObject(parseDocument(block, { uniqueKeys: false }).toJS()) }
  }
}

/** Changes the keys of a page's front matter that our pages have in another form. Other lines stay as they are. */
export function convertFrontMatter(block: string, conversion: PageConversion): string {
  const { page } = conversion
  const changes = listChanges(conversion)
  if (changes.size === 0) return block
  const document = parseDocument(block, { uniqueKeys: false })
  if (document.errors.length > 0 || (document.contents !== null && !isMap(document.contents)))
    return stringifyAll({ ...page.frontMatter, ...Object.fromEntries(changes) })
  for (const [key, value] of changes) {
    if (value !== undefined) document.set(key, value)
    else if (isMap(document.contents)) document.delete(key)
  }
  const isEmpty = !isMap(document.contents) || document.contents.items.length === 0
  return isEmpty ? '' : document.toString({ lineWidth: 0 }).trimEnd()
}

/** Lists the keys that change, with their new values. */
function listChanges(conversion: PageConversion): Map<string, unknown> {
  const { page, frontMatter: fromText, context } = conversion
  const changes = new Map<string, unknown>(Object.entries({ ...convertKeys(conversion), ...fromText }))
  if (page.kind === 'doc' || page.kind === 'page') addLevels(changes, conversion)
  if (page.slug !== undefined) changes.set('slug', page.slug)
  if (page.id !== undefined) changes.set('id', page.id)
  if (page.kind === 'blogPost' && page.frontMatter.date === undefined) addDate(changes, conversion)
  if (page.authors !== undefined && page.kind === 'blogPost') changes.set('authors', page.authors)
  const label = context.getSidebarLabel(page)
  if (label !== undefined && label !== page.frontMatter.sidebar_label) changes.set('sidebar_label', label)
  for (const [key, value] of changes)
    if (JSON.stringify(value) === JSON.stringify(page.frontMatter[key])) changes.delete(key)
  return changes
}

/** The levels of the site's tables of contents are set on pages that may have such headings, unless they have others. */
function addLevels(changes: Map<string, unknown>, { page, context }: PageConversion): void {
  if (!/^\s*(?:#{3,6}|import)\s/m.test(page.text)) return
  for (const [end, usual] of Object.entries({ min: 2, max: 3 })) {
    const key = `toc_${end}_heading_level`
    const level = Number(context.tocLevels[`${end}HeadingLevel`] ?? usual)
    if (level !== usual && page.frontMatter[key] === undefined) changes.set(key, toHeadingLevel(level))
  }
}

/** Our posts need a day with two digits each, in their name or in their front matter. */
function addDate(changes: Map<string, unknown>, conversion: PageConversion): void {
  const { out, source } = conversion.page
  const path = getPostPath(out)
  if (/^\d{4}[-/]\d{2}[-/]\d{2}[-/]./.test(path)) return
  const { date } = readPostName(path)
  changes.set('date', date === undefined ? findFirstDay(source) : toDay(date))
  if (date === undefined)
    conversion.report(
      'setting',
      'The post has no date, so it got the day of its first commit or of its file.',
      0,
    )
}

const stringifyAll = (values: object): string =>
  stringify(Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)), {
    lineWidth: 0,
  }).trimEnd()

/** Returns the keys that change. `undefined` removes one. */
function convertKeys(conversion: PageConversion): Record<string, unknown> {
  const { page } = conversion
  const allowed = page.kind === 'blogPost' ? postKeys : knownKeys
  const changes: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(page.frontMatter)) {
    const converted = allowed.has(key) ? convertValue(key, value, conversion) : undefined
    if (!allowed.has(key) && !silentKeys.has(key))
      conversion.report('setting', `The key \`${key}\` of the front matter has no effect here.`, 0)
    if (JSON.stringify(converted) !== JSON.stringify(value) || value instanceof Date) changes[key] = converted
  }
  return changes
}

/** Keys whose `null` means "none". */
const nullableKeys = new Set(['displayed_sidebar', 'pagination_prev', 'pagination_next', 'custom_edit_url'])

const converters: Record<string, (value: unknown, conversion: PageConversion) => unknown> = {
  tags: convertTags,
  keywords: (value) =>
    typeof value === 'string' ? value.split(',').map((word) => word.trim()) : asTexts(value),
  date: toDay,
  authors: (value, { page }) => page.authors ?? asTexts(value),
  last_update: convertLastUpdate,
  sidebar_position: (value) => (Number.isFinite(Number(value)) ? Number(value) : undefined),
  image: convertImage,
  id: (value) => asText(value)?.replaceAll(/[/\s]+/g, '-'),
  // The page's address decides whether it needs one.
  slug: () => undefined,
  toc_min_heading_level: toHeadingLevel,
  toc_max_heading_level: toHeadingLevel,
  sidebar_custom_props: toObject,
  draft: isTrue,
  unlisted: isTrue,
  hide_title: isTrue,
  hide_table_of_contents: isTrue,
}

function convertValue(key: string, value: unknown, conversion: PageConversion): unknown {
  if (value === null) return nullableKeys.has(key) ? null : undefined
  const convert = converters[key]
  if (convert !== undefined) return convert(value, conversion)
  return textKeys.has(key) || typeof value === 'number' ? asText(value) : value
}

function isTrue(value: unknown): boolean {
  return value === true || value === 'true'
}

function toHeadingLevel(value: unknown): number {
  return Math.min(6, Math.max(2, Number(value) || 2))
}

function convertTags(value: unknown): string[] {
  return asList(value).flatMap((tag) => asText(tag) ?? asText(toObject(tag).label) ?? [])
}

/** An absolute path is below the base here as well. A relative one is next to the page or in the static folder. */
function convertImage(value: unknown): string | undefined {
  const image = asText(value)
  return image === undefined || /^(?:[./@]|https?:)/.test(image) ? image : `/${image}`
}

function convertLastUpdate(value: unknown): unknown {
  const { date, author } = toObject(value)
  const day = toDay(date)
  const name = asText(author)
  if (day === undefined && name === undefined) return undefined
  return { ...(day === undefined ? {} : { date: day }), ...(name === undefined ? {} : { author: name }) }
}

/** Returns the day of a date in any of the forms that JavaScript reads. */
function toDay(value: unknown): string | undefined {
  const text = value instanceof Date ? value.toISOString() : (asText(value) ?? '')
  const [, year = '', month = '', day = ''] = text.match(/^(\d{4})-(\d{1,2})-(\d{1,2})/) ?? []
  if (year !== '') return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(text)
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10)
}
