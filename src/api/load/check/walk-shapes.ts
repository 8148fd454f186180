import { isObject } from '../../../shared/unknown.ts'
import type { FieldLocation } from '../report.ts'
import { type Kind, kindOfEntry, kindOfField, type ShapeName, shapes } from '../shapes.ts'

/**
 * Direction in which a value is sent. `either` means both, or a call from the provider to the reader (webhook,
 * callback).
 */
export type MessageSide = 'request' | 'response' | 'either'

export interface ShapeVisitor {
  shape: ShapeName
  fields: FieldLocation
  side: MessageSide
}

/**
 * Visits all objects of a bundled document where they are declared, so each object once. Objects with a `$ref` are
 * skipped, except schemas, which may have siblings of `$ref`.
 */
export function walkShapes(document: FieldLocation, visit: (visit: ShapeVisitor) => void): void {
  walk(document, { kind: 'document', side: undefined }, visit)
}

interface Way {
  kind: Kind
  /** Undefined until a request or response decides it. */
  side: MessageSide | undefined
}

function walk(value: unknown, way: Way, visit: (visit: ShapeVisitor) => void): void {
  if (way.kind === 'value') return
  if (Array.isArray(value)) {
    for (const item of value) walk(item, { ...way, kind: kindOfEntry(way.kind) }, visit)
    return
  }
  if (!isObject(value)) return
  const shape = way.kind in shapes ? (way.kind as ShapeName) : undefined
  if (shape === undefined) {
    for (const entry of Object.values(value)) walk(entry, { ...way, kind: kindOfEntry(way.kind) }, visit)
    return
  }
  if (typeof value.$ref === 'string' && shape !== 'schema') return
  const side = way.side ?? getMessageSide(shape)
  visit({ shape, fields: value, side: side ?? 'either' })
  for (const [key, child] of Object.entries(value)) {
    const isReversed = shape === 'callback' || (shape === 'document' && key === 'webhooks')
    walk(child, { kind: kindOfField(shape, key), side: isReversed ? 'either' : side }, visit)
  }
}

function getMessageSide(shape: ShapeName): MessageSide | undefined {
  if (shape === 'parameter' || shape === 'requestBody') return 'request'
  return shape === 'response' ? 'response' : undefined
}
