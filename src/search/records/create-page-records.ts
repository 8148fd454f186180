import type { Hierarchy, RecordKind, RecordLink, SearchRecord } from '../../shared/search/search-record.ts'
import {
  computePageWeight,
  getAreaLabel,
  getRecordKind,
  listParentTitles,
  type PageRecordData,
} from './page-record-data.ts'
import { type ArticleSection, splitArticle } from './split-article.ts'

/** FAQ answers and release notes rank below guides with the same text. */
const sectionWeights = { faq: 42, release: 5 } as const

/** Creates the records of a page, one per section. */
export function createPageRecords(article: string, page: PageRecordData): SearchRecord[] {
  const sections = mergeUnlinkedSections(splitArticle(article), page)
  const kind = sections.some((section) => section.kind === 'faq') ? 'faq' : getRecordKind(page)
  const defaultKind = sections.some((section) => section.kind === 'release') ? 'release' : kind
  const titles: (string | undefined)[] = []
  return sections.map((section, position): SearchRecord => {
    const level = getLevel(section)
    titles.length = level
    titles[level] = section.heading
    return createRecord({ section, level, titles, position, kind: section.kind ?? defaultKind }, page)
  })
}

interface RecordInput {
  section: ArticleSection
  level: Level
  /** Headings by level, down to the section's own. */
  titles: readonly (string | undefined)[]
  position: number
  kind: RecordKind
}

type Level = 1 | 2 | 3 | 4 | 5 | 6

function createRecord(
  { section, level, titles, position, kind }: RecordInput,
  page: PageRecordData,
): SearchRecord {
  const { view } = page
  const area = section.area ?? view.area
  const anchor = section.id ?? null
  const url = anchor === null ? view.url : `${view.url}#${anchor}`
  const title = (at: number): string | null => (at <= level ? (titles[at] ?? null) : null)
  const hierarchy: Hierarchy = {
    lvl0: getAreaLabel(area, page),
    lvl1: view.fullTitle ?? view.title,
    lvl2: title(2),
    lvl3: title(3),
    lvl4: title(4),
    lvl5: title(5),
    lvl6: title(6),
  }
  const isPage = level === 1
  return {
    objectID: url,
    url,
    url_without_anchor: view.url,
    anchor,
    type: `lvl${level}`,
    hierarchy,
    content: isPage ? joinDescription(view.description, section.content) : section.content,
    kind,
    area: area ?? '',
    code: section.code,
    label: isPage ? (page.label ?? '') : '',
    description: isPage ? view.description : '',
    page_type: page.type ?? '',
    keywords: isPage ? [...view.tags.map(({ label }) => label), ...page.keywords] : [],
    questions: isPage ? [...page.questions] : [],
    method: null,
    path: null,
    weight: computeSectionWeight(section, page),
    position,
    language: view.locale,
    version: view.version?.name ?? '',
    trail: listParentTitles(page),
    links: listPageLinks(section, view.url),
  }
}

/** Lists the links to other pages of the site. */
const listPageLinks = ({ links }: ArticleSection, own: string): RecordLink[] =>
  links
    .map(({ url, text }) => ({ url: url.replace(/[#?].*/, ''), text: text.trim() }))
    .filter(({ url, text }) => url.startsWith('/') && url !== own && text !== '')

/**
 * Weighs a section. A section that mostly contains links is rarely what readers look for. One about a single call, such as
 * `Datasets.create`, is what they look for only if they type its name.
 */
function computeSectionWeight(
  { kind, depth, heading, linkedLength, content }: ArticleSection,
  page: PageRecordData,
): number {
  if (kind !== undefined) return sectionWeights[kind]
  if (depth > 1 && /^[A-Za-z]\w*\.\w+$/.test(heading)) return 0
  const isList = depth > 1 && linkedLength > 0.4 * content.length
  return Math.round(computePageWeight(page) * (isList ? 0.3 : 1))
}

/** Joins the description and the content, unless the content already contains the description. */
const joinDescription = (description: string, content: string): string =>
  content.startsWith(description) ? content : `${description}\n${content}`.trim()

function getLevel({ depth, kind }: ArticleSection): Level {
  if (kind === 'release') return 2
  return Math.min(Math.max(depth, 1), 6) as Level
}

/** Merges sections without an ID into the previous section, because no link can lead to them. */
function mergeUnlinkedSections(sections: readonly ArticleSection[], page: PageRecordData): ArticleSection[] {
  const [first, ...others] = selectSections(sections, page)
  if (first === undefined) return []
  const linkedSections = [{ ...first, heading: page.view.fullTitle ?? page.view.title }]
  for (const section of others) {
    const previous = linkedSections.at(-1)
    if (section.depth > 1 && section.id !== undefined) linkedSections.push({ ...section })
    else if (previous !== undefined) appendSection(previous, section)
  }
  return linkedSections
}

/**
 * For lists of questions and notes that belong to another page, keeps only their beginning; on other pages, drops
 * headings without text.
 */
function selectSections(
  sections: readonly ArticleSection[],
  { view, ownsListedContent }: PageRecordData,
): readonly ArticleSection[] {
  const hasListedContent = sections.some(({ kind }) => kind !== undefined)
  if (hasListedContent && !ownsListedContent) return sections.slice(0, 1)
  if (view.kind !== 'mdx') return sections
  return sections.filter((section, index) => index === 0 || !isEmptySection(section))
}

const isEmptySection = ({ content, code }: ArticleSection): boolean => content === '' && code === ''

function appendSection(section: ArticleSection, { heading, content, code, links }: ArticleSection): void {
  section.links = [...section.links, ...links]
  section.content = [section.content, heading, content].filter((text) => text !== '').join('\n')
  section.code = [section.code, code].filter((text) => text !== '').join('\n')
}
