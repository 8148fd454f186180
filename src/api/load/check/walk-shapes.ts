import type { MessageDirection } from '../../../shared/api/schema/is-sent.ts'
import { isObject } from '../../../shared/unknown.ts'
import type { OpenApiObject } from '../report-problem.ts'
import { type FieldKind, getFieldKind, getItemKind, type ShapeName, shapes } from '../shapes.ts'

export interface ShapeVisit {
  shape: ShapeName
  fields: OpenApiObject
  /** Direction in which the value is sent. `both` includes calls from the provider to the reader (webhook, callback). */
  side: MessageDirection
}

/**
 * Visits all objects of a bundled document where they are declared, so each object once. Objects with a `$ref` are
 * skipped, except schemas, which may have siblings of `$ref`.
 */
export function walkShapes(document: OpenApiObject, visit: (visit: ShapeVisit) => void): void {
  walkValue(document, { kind: 'document', side: undefined }, visit)
}

interface WalkContext {
  kind: FieldKind
  /** Undefined until a request or response decides it. */
  side: MessageDirection | undefined
}

function walkValue(value: unknown, context: WalkContext, visit: (visit: ShapeVisit) => void): void {
  if (context.kind === 'value') return
  if (Array.isArray(value)) {
    for (const item of value) walkValue(item, { ...context, kind: getItemKind(context.kind) }, visit)
    return
  }
  if (!isObject(value)) return
  const shape = context.kind in shapes ? (context.kind as ShapeName) : undefined
  if (shape === undefined) {
    for (const entry of Object.values(value))
      walkValue(entry, { ...context, kind: getItemKind(context.kind) }, visit)
    return
  }
  if (typeof value.$ref === 'string' && shape !== 'schema') return
  const side = context.side ?? getMessageSide(shape)
  visit({ shape, fields: value, side: side ?? 'both' })
  for (const [key, child] of Object.entries(value)) {
    const isReversed = shape === 'callback' || (shape === 'document' && key === 'webhooks')
    walkValue(child, { kind: getFieldKind(shape, key), side: isReversed ? 'both' : side }, visit)
  }
}

function getMessageSide(shape: ShapeName): MessageDirection | undefined {
  if (shape === 'parameter' || shape === 'requestBody') return 'request'
  return shape === 'response' ? 'response' : undefined
}
