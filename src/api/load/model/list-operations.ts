import { openApiMethods } from '../../../shared/api/http/openapi-methods.ts'
import { isObject, toObject } from '../../../shared/read-unknown.ts'
import type { OpenApiObject } from '../report-problem.ts'
import { followRef } from './follow-ref.ts'
import { deriveOperationId } from './names/operation-id.ts'
import { readEntries } from './read-fields.ts'

/** An operation as it is written in the document. */
export interface RawOperation {
  /** `operationId`, or a unique ID derived from method and path. */
  id: string
  /** As it is sent: in uppercase, unless the document has its own methods. */
  method: string
  /** Key of the path item: the path, or the webhook's name. */
  key: string
  isWebhook: boolean
  /** Name and operations of a callback. Undefined for others. */
  callback: { name: string; parents: RawOperation[] } | undefined
  /** The path item with its `$ref` resolved. */
  item: OpenApiObject
  operation: OpenApiObject
}

/**
 * Lists all operations of a bundled document in document order, each followed by its callbacks, and webhooks last.
 * `x-webhooks` is the name before OpenAPI 3.1. Some documents keep both.
 */
export function listOperations(document: OpenApiObject): RawOperation[] {
  const described = [
    ...readOperations(document.paths, false, document),
    ...readOperations(
      { ...toObject(document['x-webhooks']), ...toObject(document.webhooks) },
      true,
      document,
    ),
  ]
  const operations = addCallbacks(described, document)
  // Each ID is a file name and must stay unique on case-insensitive file systems.
  const usedIds = new Set(operations.map(({ id }) => id.toLowerCase()))
  for (const entry of operations) {
    if (entry.id !== '') continue
    const derivedId = deriveOperationId(entry.method, entry.callback?.name ?? entry.key)
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
        method,
        key,
        isWebhook,
        callback: undefined,
        item,
        operation,
      })),
    )
}

/** Adds the callbacks of operations. One that several operations refer to is listed once. */
function addCallbacks(described: readonly RawOperation[], document: OpenApiObject): RawOperation[] {
  const callbacks = new Map<OpenApiObject, RawOperation>()
  const usedIds = new Set(described.map(({ id }) => id))
  const addTo = (parent: RawOperation): RawOperation[] => [
    parent,
    ...readCallbacks(parent, document).flatMap((entry) => {
      const known = callbacks.get(entry.operation)
      known?.callback?.parents.push(parent)
      if (known !== undefined) return []
      callbacks.set(entry.operation, entry)
      // Copies of a callback often keep its ID.
      if (usedIds.has(entry.id)) entry.id = ''
      usedIds.add(entry.id)
      return addTo(entry)
    }),
  ]
  return described.flatMap(addTo)
}

const readCallbacks = (parent: RawOperation, document: OpenApiObject): RawOperation[] =>
  readEntries(parent.operation.callbacks).flatMap(([name, written]) =>
    readOperations(followRef(written, document), true, document).map((entry) => ({
      ...entry,
      callback: { name, parents: [parent] },
    })),
  )

/** Lists the operations of a path item with their methods, in the order in which they are written. */
export function listMethods(item: OpenApiObject): [string, OpenApiObject][] {
  return Object.entries(item).flatMap(([key, value]) => {
    if (key === 'additionalOperations') return readEntries(value)
    return openApiMethods.includes(key) && isObject(value)
      ? [[key.toUpperCase(), value] as [string, OpenApiObject]]
      : []
  })
}
