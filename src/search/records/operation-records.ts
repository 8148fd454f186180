import type { Field, OperationView, SchemaView } from '../../shared/api/operation-view.ts'
import type { SearchRecord } from '../../shared/search/search-record.ts'
import { pageRecords } from './page-records.ts'
import { readArticle } from './read-article.ts'
import { areaLabel, type RecordPage, weightOf } from './record-page.ts'

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

/** Creates the records of a group page: the group, and its operations at their hash routes. */
export function groupRecords({ description, operations }: GroupContent, page: RecordPage): SearchRecord[] {
  const [group] = pageRecords(description, page)
  if (group === undefined) return []
  return [group, ...operations.filter(({ path }) => path !== null)]
}

/** Creates the record of an operation, which is found by its names, path, description, and fields. */
export function operationRecord(operation: OperationView, position: number, page: RecordPage): SearchRecord {
  const { view } = page
  const fields = fieldsOf(operation)
  const [, anchor = null] = operation.url.split('#')
  const names = [...operation.cli, ...operation.terraform].map(({ name }) => name)
  const text = [operation.description, ...fields.map(({ description }) => description)].filter(
    (html) => html !== '',
  )
  return {
    objectID: operation.url,
    url: operation.url,
    url_without_anchor: view.url,
    anchor,
    type: 'lvl2',
    hierarchy: {
      lvl0: areaLabel(view.area, page),
      lvl1: view.fullTitle ?? view.title,
      lvl2: operation.title,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    content: plainText(text.join('\n')).slice(0, maxText),
    kind: 'operation',
    area: view.area ?? '',
    code: fields.map(({ name }) => name).join('\n'),
    keywords: [operation.id, ...names],
    method: operation.method,
    path: operation.path,
    weight: operation.isDeprecated ? 15 : weightOf(page),
    position,
    language: view.locale,
    version: view.version?.name ?? '',
    trail: [],
  }
}

const plainText = (html: string): string =>
  readArticle(html)
    .map(({ heading, content }) => `${heading}\n${content}`.trim())
    .join('\n')

/** Lists parameters and body fields, outermost first, each name once. */
function fieldsOf({ parameters, body }: OperationView): Field[] {
  const found = new Map<string, Field>()
  const waiting: Field[] = parameters.flatMap(({ fields }) => fields)
  for (const { schema } of body?.contents ?? [])
    if (schema !== undefined) waiting.push(...fieldsOfSchema(schema))
  for (let index = 0; index < waiting.length && found.size < maxFields; index++) {
    const field = waiting[index]
    if (field === undefined) break
    if (!found.has(field.name)) found.set(field.name, field)
    if (field.children !== undefined) waiting.push(...fieldsOfSchema(field.children))
  }
  return [...found.values()]
}

function fieldsOfSchema(schema: SchemaView): Field[] {
  switch (schema.kind) {
    case 'fields':
      return schema.fields
    case 'choice': {
      const options = [schema.choice, ...schema.moreChoices].flatMap((choice) => choice.options)
      return [...schema.fields, ...options.flatMap((option) => fieldsOfSchema(option.schema))]
    }
    case 'reference':
    case 'value':
      return []
  }
}
