import { mapValues } from '../../read-unknown.ts'
import type { Schema, SchemaObject, Schemas } from '../api-document.ts'
import { createSchemaRef, refToSchemaName } from '../json-pointer.ts'
import { flattenSchema } from '../schema/flatten-schema.ts'
import { isSent, type MessageDirection } from '../schema/is-sent.ts'
import { listKeywords, mapKeywords, plainKeywords, schemaKeywords } from '../schema/keywords.ts'
import { applyDiscriminator } from './apply-discriminator.ts'

export interface CopyContext {
  schemas: Schemas
  /** Properties that this side doesn't send aren't required. */
  direction: MessageDirection
  /** Called for each component schema that a `$ref` names. */
  onRef(name: string): void
}

/** Names of the enclosing schema's properties that aren't required, though a part of the schema may require them. */
type OptionalNames = ReadonlySet<string>

/**
 * Copies only the keywords of a schema that decide whether a value is valid. Others (examples, extensions) are left out
 * because the validator would mistake an `id` inside them for the name of a schema.
 */
export function copyValidationKeywords(
  schema: Schema,
  context: CopyContext,
  optionalNames?: OptionalNames,
): Schema {
  if (typeof schema !== 'object') return schema
  const optional = new Set([...(optionalNames ?? []), ...listUnsentNames(schema, context)])
  const copy: SchemaObject = {}
  for (const [keyword, value] of Object.entries(schema)) {
    const marked =
      keyword === 'oneOf' || keyword === 'anyOf' ? applyDiscriminator(schema, value as Schema[]) : value
    const copied = copyKeyword([keyword, marked], context, optional)
    if (copied !== undefined) copy[keyword] = copied
  }
  return copy
}

function copyKeyword(
  [keyword, value]: [keyword: string, value: unknown],
  context: CopyContext,
  optional: OptionalNames,
): unknown {
  if (keyword === 'required') return (value as string[]).filter((name) => !optional.has(name))
  if (keyword === '$ref') return copyRef(String(value), context)
  if (plainKeywords.has(keyword)) return value
  if (schemaKeywords.has(keyword)) return copyValidationKeywords(value as Schema, context)
  if (listKeywords.has(keyword)) {
    // The parts of a choice apply to the same value as the schema itself.
    const inherited = keyword === 'prefixItems' ? undefined : optional
    return (value as Schema[]).map((item) => copyValidationKeywords(item, context, inherited))
  }
  return mapKeywords.has(keyword) ? copyMap(value as Record<string, Schema>, context) : undefined
}

function copyRef(ref: string, { onRef }: CopyContext): string {
  const name = refToSchemaName(ref)
  onRef(name)
  return createSchemaRef(name)
}

const copyMap = (map: Record<string, Schema>, context: CopyContext): Record<string, Schema> =>
  mapValues(map, (schema) => copyValidationKeywords(schema, context))

function listUnsentNames(schema: SchemaObject, { schemas, direction }: CopyContext): string[] {
  const directions = direction === 'both' ? (['request', 'response'] as const) : [direction]
  return Object.entries(flattenSchema(schema, schemas).keywords.properties ?? {})
    .filter(([, property]) => directions.some((side) => !isSent(property, side, schemas)))
    .map(([name]) => name)
}
