import { methods } from '../../../shared/api/http/methods.ts'
import { isObject } from '../../../shared/unknown.ts'
import type { FieldLocation } from '../report.ts'
import { followRef } from './follow-ref.ts'
import { deriveOperationId } from './operation-id.ts'
import { readEntries } from './read-fields.ts'

/** An operation as it is written in the document. */
export interface WrittenOperation {
  /** `operationId`, or a unique ID derived from method and path. */
  id: string
  /** In uppercase. */
  method: string
  /** Key of the path item: the path, or the webhook's name. */
  key: string
  isWebhook: boolean
  /** The path item with its `$ref` resolved. */
  item: FieldLocation
  operation: FieldLocation
}

/** Lists all operations of a bundled document in document order, webhooks last. */
export function listOperations(document: FieldLocation): WrittenOperation[] {
  const found = [
    ...operationsIn(document.paths, false, document),
    ...operationsIn(document.webhooks, true, document),
  ]
  // Each ID is a file name and must stay unique on case-insensitive file systems.
  const taken = new Set(found.map(({ id }) => id.toLowerCase()))
  for (const entry of found) {
    if (entry.id !== '') continue
    const derived = deriveOperationId(entry.method, entry.key)
    entry.id = derived
    for (let count = 2; taken.has(entry.id.toLowerCase()); count++) entry.id = `${derived}${count}`
    taken.add(entry.id.toLowerCase())
  }
  return found
}

function operationsIn(paths: unknown, isWebhook: boolean, document: FieldLocation): WrittenOperation[] {
  return readEntries(paths)
    .filter(([key]) => isWebhook || !key.startsWith('x-'))
    .map(([key, { $ref, ...item }]): [string, FieldLocation] => [
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
function listMethods(item: FieldLocation): [string, FieldLocation][] {
  return Object.entries(item).flatMap(([key, value]) => {
    if (key === 'additionalOperations') return readEntries(value)
    return methods.includes(key) && isObject(value) ? [[key, value] as [string, FieldLocation]] : []
  })
}
