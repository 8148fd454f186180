import type { MessageDirection } from '../../../shared/api/schema/is-sent.ts'
import { isObject } from '../../../shared/read-unknown.ts'
import {
  type FieldKind,
  getFieldKind,
  getItemKind,
  type ObjectName,
  openApiObjects,
} from '../openapi-objects.ts'
import type { OpenApiObject } from '../report-problem.ts'

export interface ObjectVisit {
  object: ObjectName
  fields: OpenApiObject
  /** Direction in which the value is sent. `both` includes calls from the provider to the reader (webhook, callback). */
  side: MessageDirection
}

/**
 * Visits all objects of a bundled document where they are declared, so each object once. Objects with a `$ref` are
 * skipped, except schemas, which may have siblings of `$ref`.
 */
export function walkOpenApiObjects(document: OpenApiObject, visit: (visit: ObjectVisit) => void): void {
  walkValue(document, { kind: 'document', side: undefined }, visit)
}

interface WalkContext {
  kind: FieldKind
  /** Undefined until a request or response decides it. */
  side: MessageDirection | undefined
}

function walkValue(value: unknown, context: WalkContext, visit: (visit: ObjectVisit) => void): void {
  if (context.kind === 'value') return
  if (Array.isArray(value)) {
    for (const item of value) walkValue(item, { ...context, kind: getItemKind(context.kind) }, visit)
    return
  }
  if (!isObject(value)) return
  const object = context.kind in openApiObjects ? (context.kind as ObjectName) : undefined
  if (object === undefined) {
    for (const entry of Object.values(value))
      walkValue(entry, { ...context, kind: getItemKind(context.kind) }, visit)
    return
  }
  if (typeof value.$ref === 'string' && object !== 'schema') return
  const side = context.side ?? getMessageSide(object)
  visit({ object, fields: value, side: side ?? 'both' })
  for (const [key, child] of Object.entries(value)) {
    const isReversed = object === 'callback' || (object === 'document' && key === 'webhooks')
    walkValue(child, { kind: getFieldKind(object, key), side: isReversed ? 'both' : side }, visit)
  }
}

function getMessageSide(object: ObjectName): MessageDirection | undefined {
  if (object === 'parameter' || object === 'requestBody') return 'request'
  return object === 'response' ? 'response' : undefined
}
