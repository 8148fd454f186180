import type { SchemaNames } from '../../shared/api/describer.ts'
import type { OperationView, SchemaField, SchemaView } from '../../shared/api/operation-view.ts'
import type { SearchRecord } from '../../shared/search/search-record.ts'
import { createPageRecords } from './create-page-records.ts'
import { computePageWeight, getAreaLabel, type PageRecordData } from './page-record-data.ts'
import { splitArticle } from './split-article.ts'

/** Searched fields per operation. Deeper or later ones say little about the operation. */
const maxFields = 80
const maxText = 3000

/** Content of a group page. */
export interface GroupContent {
  /** HTML. */
  description: string
  /** Records of its operations, or of the schemas on the page of schemas. */
  items: readonly SearchRecord[]
}

/** Creates the records of a group page: the group, and the pages of its items. */
export function createGroupRecords(
  { description, items }: GroupContent,
  page: PageRecordData,
): SearchRecord[] {
  // The description of the page names its items, which have their own records.
  const [group] = createPageRecords(description, { ...page, view: { ...page.view, description: '' } })
  if (group === undefined) return []
  return [group, ...items]
}

/** Creates the record of an operation, which is found by its names, path, description, and fields. */
export function createOperationRecord(
  operation: OperationView,
  position: number,
  page: PageRecordData,
): SearchRecord {
  const fields = collectFields(operation)
  const names = [...operation.cli, ...operation.terraform].map(({ name }) => name)
  const text = [operation.description[2], ...fields.map(({ description }) => description)].filter(
    (html) => html !== '',
  )
  const { id, title, url, method, path } = operation
  return {
    ...createItemRecord({ id, title, url, position }, page),
    content: htmlToText(text.join('\n')).slice(0, maxText),
    code: fields.map(({ name }) => name).join('\n'),
    keywords: [id, ...names],
    method,
    path,
    weight: operation.isDeprecated ? 15 : computePageWeight(page),
  }
}

/** Creates the record of a component schema. Readers find it by its name and the names of its fields only. */
export const createSchemaRecord = (
  { name, url, summary, fields }: SchemaNames,
  position: number,
  page: PageRecordData,
): SearchRecord => ({
  ...createItemRecord({ id: name, title: name, url, position }, page),
  content: summary,
  code: fields.join('\n'),
})

interface RecordItem {
  id: string
  title: string
  url: string
  position: number
}

/** Creates what the records of operations and schemas share. An item is like a section of its group. */
function createItemRecord({ id, title, url, position }: RecordItem, page: PageRecordData): SearchRecord {
  const { view } = page
  return {
    objectID: url,
    url,
    url_without_anchor: view.url,
    anchor: id,
    type: 'lvl2',
    hierarchy: {
      lvl0: getAreaLabel(view.area, page),
      lvl1: view.fullTitle ?? view.title,
      lvl2: title,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    content: '',
    kind: 'operation',
    area: view.area ?? '',
    code: '',
    label: '',
    description: '',
    page_type: '',
    keywords: [],
    questions: [],
    method: null,
    path: null,
    weight: 0,
    position,
    language: view.locale,
    version: view.version?.name ?? '',
    trail: [],
  }
}

const htmlToText = (html: string): string =>
  splitArticle(html)
    .map(({ heading, content }) => `${heading}\n${content}`.trim())
    .join('\n')

/** Lists parameters and body fields, outermost first, each name once. */
function collectFields({ parameters, body }: OperationView): SchemaField[] {
  const fieldsByName = new Map<string, SchemaField>()
  const queue: SchemaField[] = parameters.flatMap(({ fields }) => fields)
  for (const { schema } of body?.contents ?? [])
    if (schema !== undefined) queue.push(...listSchemaFields(schema))
  for (let index = 0; index < queue.length && fieldsByName.size < maxFields; index++) {
    const field = queue[index]
    if (field === undefined) break
    if (!fieldsByName.has(field.name)) fieldsByName.set(field.name, field)
    if (field.children !== undefined) queue.push(...listSchemaFields(field.children))
  }
  return [...fieldsByName.values()]
}

function listSchemaFields(schema: SchemaView): SchemaField[] {
  switch (schema.kind) {
    case 'fields':
      return schema.fields
    case 'choice': {
      const options = [schema.choice, ...schema.moreChoices].flatMap((choice) => choice.options)
      return [...schema.fields, ...options.flatMap((option) => listSchemaFields(option.schema))]
    }
    case 'ref':
    case 'part':
    case 'value':
      return []
  }
}
