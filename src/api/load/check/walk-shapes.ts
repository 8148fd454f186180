import { isObject } from '../../../shared/unknown.ts'
import type { Fields } from '../report.ts'
import { type Kind, kindOfEntry, kindOfField, type ShapeName, shapes } from '../shapes.ts'

/** What a value is sent in; `either` for what is used in both, or for what the provider asks and the reader answers. */
export type Side = 'request' | 'response' | 'either'

export interface Visit {
  shape: ShapeName
  fields: Fields
  side: Side
}

/**
 * All objects of a bundled document, each where it is written, so each once. References are left out, except among schemas,
 * where something may stand beside them.
 */
export function walkShapes(document: Fields, visit: (visit: Visit) => void): void {
  walk(document, { kind: 'document', side: undefined }, visit)
}

interface Way {
  kind: Kind
  /** Undefined where the nearest request or response decides. */
  side: Side | undefined
}

function walk(value: unknown, way: Way, visit: (visit: Visit) => void): void {
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
  const side = way.side ?? sideOf(shape)
  visit({ shape, fields: value, side: side ?? 'either' })
  for (const [key, child] of Object.entries(value)) {
    const isReversed = shape === 'callback' || (shape === 'document' && key === 'webhooks')
    walk(child, { kind: kindOfField(shape, key), side: isReversed ? 'either' : side }, visit)
  }
}

function sideOf(shape: ShapeName): Side | undefined {
  if (shape === 'parameter' || shape === 'requestBody') return 'request'
  return shape === 'response' ? 'response' : undefined
}
