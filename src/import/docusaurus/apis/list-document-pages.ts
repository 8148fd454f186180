import { toObject, type UnknownObject } from '../../../shared/read-unknown.ts'
import { asList, asText } from '../read/as-values.ts'
import type { ApiSubject } from './api-spec.ts'
import { toKebabCase } from './to-kebab-case.ts'

const methods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'])

/** Lists the pages that the plugin writes for a document, by the ID that names the file. */
export function listDocumentPages(document: UnknownObject): Map<string, ApiSubject> {
  const pages = new Map<string, ApiSubject>()
  const add = (name: string, subject: ApiSubject): void => {
    const id = toKebabCase(name)
    if (id !== '' && !pages.has(id)) pages.set(id, subject)
  }
  // The plugin replaces one space of the title only, and makes it lower case before it looks for words.
  add((asText(toObject(document.info).title) ?? '').replace(' ', '-').toLowerCase(), { kind: 'overview' })
  for (const { method, path, operation } of listOperations(document))
    add(asText(operation.operationId) ?? asText(operation.summary) ?? '', { kind: 'operation', method, path })
  for (const tag of asList(document.tags)) {
    const name = asText(toObject(tag).name) ?? ''
    add(name, { kind: 'tag', slug: toKebabCase(name) })
  }
  for (const [name, schema] of Object.entries(toObject(toObject(document.components).schemas))) {
    const title = (asText(toObject(schema).title) ?? '').replace(' ', '-').toLowerCase()
    const id = toKebabCase(title)
    if (id !== '') pages.set(`schemas/${id}`, { kind: 'schema', slug: name })
  }
  return pages
}

/** Lists the pages that `docusaurus-plugin-openapi` makes of a document, by the names in their addresses. */
export function listOperationPages(document: UnknownObject): { name: string; subject: ApiSubject }[] {
  const hasIntroduction = asText(toObject(document.info).description) !== undefined
  const operations = listOperations({ paths: document.paths }).map(({ method, path, operation }) => ({
    name: toKebabCase(asText(operation.summary) ?? asText(operation.operationId) ?? 'Missing summary'),
    subject: { kind: 'operation' as const, method, path },
  }))
  return [
    ...(hasIntroduction ? [{ name: 'introduction', subject: { kind: 'overview' as const } }] : []),
    ...operations,
  ]
}

interface DocumentOperation {
  method: string
  path: string
  operation: UnknownObject
}

function listOperations({ paths, webhooks, 'x-webhooks': oldWebhooks }: UnknownObject): DocumentOperation[] {
  return [paths, webhooks ?? oldWebhooks].flatMap((group) =>
    Object.entries(toObject(group)).flatMap(([path, item]) =>
      Object.entries(toObject(item))
        .filter(([method]) => methods.has(method.toLowerCase()))
        .map(([method, operation]) => ({ method, path, operation: toObject(operation) })),
    ),
  )
}
