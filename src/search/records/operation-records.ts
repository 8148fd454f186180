import type { OperationView, SchemaField, SchemaView } from '../../shared/api/operation-view.ts'
import type { SearchRecord } from '../../shared/search/search-record.ts'
import { createPageRecords } from './create-page-records.ts'
import { computePageWeight, getAreaLabel, type RecordPage } from './record-page.ts'
import { splitArticle } from './split-article.ts'

/** Searched fields per operation. Deeper or later ones say little about the operation. */
const maxFields = 80
const maxText = 3000

/** Content of a group page. */
export interface GroupContent {
  /** HTML. */
  description: string
  /** Records of its operations. */
  operations: readonly SearchRecord[]
}

/** Creates the records of a group page: the group, and the pages of its operations. */
export function createGroupRecords(
  { description, operations }: GroupContent,
  page: RecordPage,
): SearchRecord[] {
  // The description of the page names its operations, which have their own records.
  const [group] = createPageRecords(description, { ...page, view: { ...page.view, description: '' } })
  if (group === undefined) return []
  return [group, ...operations.filter(({ path }) => path !== null)]
}

/** Creates the record of an operation, which is found by its names, path, description, and fields. */
export function createOperationRecord(
  operation: OperationView,
  position: number,
  page: RecordPage,
): SearchRecord {
  const { view } = page
  const fields = collectFields(operation)
  const names = [...operation.cli, ...operation.terraform].map(({ name }) => name)
  const text = [operation.description[2], ...fields.map(({ description }) => description)].filter(
    (html) => html !== '',
  )
  return {
    objectID: operation.url,
    url: operation.url,
    url_without_anchor: view.url,
    // Like a section of its group.
    anchor: operation.id,
    type: 'lvl2',
    hierarchy: {
      lvl0: getAreaLabel(view.area, page),
      lvl1: view.fullTitle ?? view.title,
      lvl2: operation.title,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    content: htmlToText(text.join('\n')).slice(0, maxText),
    kind: 'operation',
    area: view.area ?? '',
    code: fields.map(({ name }) => name).join('\n'),
    label: '',
    description: '',
    page_type: '',
    keywords: [operation.id, ...names],
    method: operation.method,
    path: operation.path,
    weight: operation.isDeprecated ? 15 : computePageWeight(page),
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
