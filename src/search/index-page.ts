import type { SchemaNames } from '../shared/api/describer.ts'
import type { OperationView } from '../shared/api/operation-view.ts'
import type { ListUrls } from '../shared/content/listed/faq-and-releases.ts'
import type { TextFile } from '../shared/output/output-file.ts'
import type { PageSearchData, RenderTask, SearchNeed } from '../shared/output/render-task.ts'
import type { SearchRecord } from '../shared/search/search-record.ts'
import type { SitePage } from '../shared/site/site.ts'
import type { SiteView } from '../shared/site/site-view.ts'
import { createPageSegment } from './index/page-segment.ts'
import { encodeSegment } from './index/page-segment-file.ts'
import { createPageRecords } from './records/create-page-records.ts'
import { createGroupRecords, createOperationRecord, createSchemaRecord } from './records/operation-records.ts'
import type { PageRecordData } from './records/page-record-data.ts'

type TaskOf<Kind> = Extract<RenderTask, { kind: Kind }>

/** Search data of a rendered page. */
export interface SearchOutput {
  /** Texts of its sections, for results. */
  files: TextFile[]
  /** Data for the cache, or undefined for a page that isn't searchable. */
  searched: PageSearchData | undefined
}

interface SearchContext {
  site: SiteView
  listUrls: ListUrls
}

/** Indexes a page from its HTML. */
export function indexPage(
  { page, search }: TaskOf<'page'>,
  article: string,
  context: SearchContext,
): SearchOutput {
  return search === 'none'
    ? emptyOutput
    : createSearchOutput(createPageRecords(article, createRecordPage(page, context)), search, page.view.icon)
}

/** Indexes the operations of a group one at a time, so that a large group is never in memory as a whole. */
export interface GroupIndexer {
  add(view: OperationView): void
  /** Indexes the group, with the HTML above its operations, or the page of schemas. */
  finish(description: string, schemas: readonly SchemaNames[]): SearchOutput
}

export function createGroupIndexer({ page: { view }, search }: TaskOf<'api'>, site: SiteView): GroupIndexer {
  const page = {
    view,
    site,
    type: undefined,
    label: undefined,
    keywords: [],
    questions: [],
    ownsListedContent: false,
  }
  const operations: SearchRecord[] = []
  return {
    add(operation) {
      if (search !== 'none') operations.push(createOperationRecord(operation, operations.length + 1, page))
    },
    finish(description, schemas) {
      if (search === 'none') return emptyOutput
      const ofSchemas = schemas.map((names, index) => createSchemaRecord(names, index + 1, page))
      const items = [...operations.filter(({ path }) => path !== null), ...ofSchemas]
      return createSearchOutput(createGroupRecords({ description, items }, page), search)
    },
  }
}

const emptyOutput: SearchOutput = { files: [], searched: undefined }

const encoder = new TextEncoder()

/** Leaves links out of records for services, which don't rank by them. */
const withoutLinks = (key: string, value: unknown): unknown => (key === 'links' ? undefined : value)

function createSearchOutput(searchRecords: SearchRecord[], need: SearchNeed, icon?: string): SearchOutput {
  const { segment, files } = createPageSegment(searchRecords, icon)
  const records =
    need === 'part and records' ? encoder.encode(JSON.stringify(searchRecords, withoutLinks)) : undefined
  return { files, searched: { segment: encodeSegment(segment), records } }
}

function createRecordPage({ view, compiled }: SitePage, { site, listUrls }: SearchContext): PageRecordData {
  const { keywords, questions, type, sidebar_label: label } = compiled.frontMatter
  const homes = [...Object.values(listUrls.questions), ...Object.values(listUrls.releases)]
  return {
    view,
    type,
    label,
    site,
    keywords,
    questions,
    ownsListedContent: homes.length === 0 || homes.includes(view.url),
  }
}
