import { openApiMethods } from '../../../shared/api/http/openapi-methods.ts'
import { isObject } from '../../../shared/unknown.ts'
import type { OpenApiObject } from '../report-problem.ts'
import { followRef } from './follow-ref.ts'
import { deriveOperationId } from './operation-id.ts'
import { readEntries } from './read-fields.ts'

/** An operation as it is written in the document. */
export interface RawOperation {
  /** `operationId`, or a unique ID derived from method and path. */
  id: string
  /** In uppercase. */
  method: string
  /** Key of the path item: the path, or the webhook's name. */
  key: string
  isWebhook: boolean
  /** The path item with its `$ref` resolved. */
  item: OpenApiObject
  operation: OpenApiObject
}

/** Lists all operations of a bundled document in document order, webhooks last. */
export function listOperations(document: OpenApiObject): RawOperation[] {
  const operations = [
    ...readOperations(document.paths, false, document),
    ...readOperations(document.webhooks, true, document),
  ]
  // Each ID is a file name and must stay unique on case-insensitive file systems.
  const usedIds = new Set(operations.map(({ id }) => id.toLowerCase()))
  for (const entry of operations) {
    if (entry.id !== '') continue
    const derivedId = deriveOperationId(entry.method, entry.key)
    entry.id = derivedId
    for (let count = 2; usedIds.has(entry.id.toLowerCase()); count++) entry.id = `${derivedId}${count}`
    usedIds.add(entry.id.toLowerCase())
  }
  return operations
}

function readOperations(paths: unknown, isWebhook: boolean, document: OpenApiObject): RawOperation[] {
  return readEntries(paths)
    .filter(([key]) => isWebhook || !key.startsWith('x-'))
    .map(([key, { $ref, ...item }]): [string, OpenApiObject] => [
      key,
      { ...followRef({ $ref }, document), ...item },
    ])
    .flatMap(([key, item]) =>
      listMethods(item).map(([method, operation]) => ({
        id: typeof operation.operationId === 'string' ? operation.operationId : '',
        method: method.toUpperCase(),
        key,
        isWebhook,
        item,
        operation,
      })),
    )
}

/** Lists the operations of a path item in the order in which they are written. */
function listMethods(item: OpenApiObject): [string, OpenApiObject][] {
  return Object.entries(item).flatMap(([key, value]) => {
    if (key === 'additionalOperations') return readEntries(value)
    return openApiMethods.includes(key) && isObject(value) ? [[key, value] as [string, OpenApiObject]] : []
  })
}
