import type { Schema, SchemaObject } from '../../../../shared/api/api-document.ts'
import { refToSchemaName } from '../../../../shared/api/json-pointer.ts'

type Schemas = Record<string, Schema>

/** Maximum number of schemas that are copied into others. Real documents need one for each subtype. */
const maxCopies = 1000

const choiceKeywords = ['oneOf', 'anyOf'] as const

/**
 * Repairs schemas that include themselves at the same level, because a validator would never end.
 *
 *     Pet: the fields of a pet, and one of Cat or Dog      → unchanged
 *     Cat: all of Pet, and the fields of a cat             → the fields of a pet, and the fields of a cat
 */
export function inlineCircularParts(schemas: Schemas, circular: ReadonlySet<string>): void {
  const written = { ...schemas }
  const copies = { count: 0 }
  for (const name of circular)
    schemas[name] = inlineParts(written[name] ?? true, { schemas: written, circular, copies, path: [name] })
}

interface InlineContext {
  schemas: Schemas
  circular: ReadonlySet<string>
  copies: { count: number }
  /** The schema, and those whose place it takes. */
  path: readonly string[]
}

function inlineParts(schema: Schema, context: InlineContext): Schema {
  if (typeof schema !== 'object') return schema
  const { $ref, ...own } = removeOwnChoices(schema, context)
  const parts = (schema.allOf ?? []).map((part) => inlineParts(part, context))
  const withParts = { ...own, ...(parts.length > 0 && { allOf: parts }) }
  if ($ref === undefined) return withParts
  const name = refToSchemaName($ref)
  if (!context.circular.has(name)) return { $ref, ...withParts }
  const target = inlineTarget(name, context)
  return target === undefined ? withParts : { ...withParts, allOf: [target, ...parts] }
}

/** Returns a copy of a schema. Undefined if it's the schema itself, which adds nothing. */
function inlineTarget(name: string, context: InlineContext): Schema | undefined {
  const { schemas, copies, path } = context
  if (path.includes(name) || copies.count >= maxCopies) return undefined
  copies.count += 1
  return inlineParts(schemas[name] ?? true, { ...context, path: [...path, name] })
}

/** Removes the choice of a base schema between its subtypes from its copy in one of them. */
function removeOwnChoices(schema: SchemaObject, { path }: InlineContext): SchemaObject {
  if (path.length === 1) return schema
  const isOwn = (option: Schema): boolean =>
    typeof option === 'object' && option.$ref !== undefined && path.includes(refToSchemaName(option.$ref))
  const rest = { ...schema }
  for (const keyword of choiceKeywords) {
    if (!rest[keyword]?.some(isOwn)) continue
    delete rest[keyword]
    delete rest.discriminator
  }
  return rest
}

/** Removes what leads from a schema to another at the same level. */
export function removeParts(schema: Schema, target: string): Schema {
  if (typeof schema !== 'object') return schema
  const leads = (part: unknown): boolean =>
    typeof part === 'object' &&
    part !== null &&
    '$ref' in part &&
    refToSchemaName(String(part.$ref)) === target
  const rest: SchemaObject = { ...schema }
  if (leads(rest)) delete rest.$ref
  for (const keyword of ['allOf', ...choiceKeywords] as const) {
    if (rest[keyword] === undefined) continue
    const parts = rest[keyword].filter((part) => !leads(part)).map((part) => removeParts(part, target))
    rest[keyword] = parts
    if (parts.length === 0) delete rest[keyword]
  }
  for (const keyword of ['not', 'if', 'then', 'else'] as const) {
    const part = rest[keyword] as Schema | undefined
    if (part === undefined) continue
    rest[keyword] = removeParts(part, target)
    if (leads(part)) delete rest[keyword]
  }
  return rest
}
