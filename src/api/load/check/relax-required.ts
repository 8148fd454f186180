import type { Schema, SchemaObject } from '../../../shared/api/api-document.ts'
import type { DocumentModel } from '../model/document-model.ts'
import { getFieldKind, getItemKind } from '../shapes.ts'
import type { MessageSide } from './walk-shapes.ts'

/** Adapts a schema to one side of a call. */
export type RelaxSchema = (schema: Schema) => Schema

/**
 * Creates a function that removes irrelevant names from `required`: a read-only property is required in responses but
 * not in requests, a write-only one the other way around. JSON Schema doesn't know these rules. Schemas without such
 * properties are returned unchanged.
 */
export function createSchemaRelaxer(side: MessageSide, model: DocumentModel): RelaxSchema {
  const isOmitted = (property: Schema | undefined): boolean => {
    const resolved = property === undefined ? true : model.followSchema(property)
    if (typeof resolved === 'boolean') return false
    return (
      (resolved.readOnly === true && side !== 'response') ||
      (resolved.writeOnly === true && side !== 'request')
    )
  }
  const relax = (schema: Schema): Schema => {
    if (typeof schema === 'boolean') return schema
    let relaxed: SchemaObject | undefined
    for (const [key, value] of Object.entries(schema)) {
      const changed = key === 'required' ? relaxRequired(schema, isOmitted) : relaxField(key, value, relax)
      if (changed === value) continue
      relaxed ??= { ...schema }
      relaxed[key] = changed
    }
    return relaxed ?? schema
  }
  return relax
}

function relaxRequired(
  { required, properties }: SchemaObject,
  isOmitted: (property: Schema | undefined) => boolean,
): string[] | undefined {
  const remainingNames = required?.filter((name) => !isOmitted(properties?.[name]))
  return remainingNames?.length === required?.length ? required : remainingNames
}

function relaxField(key: string, value: unknown, relax: RelaxSchema): unknown {
  const kind = getFieldKind('schema', key)
  if (kind === 'schema') return relax(value as Schema)
  if (getItemKind(kind) !== 'schema') return value
  if (Array.isArray(value)) {
    const items = value.map(relax)
    return items.every((item, index) => item === value[index]) ? value : items
  }
  const fields = value as Record<string, Schema>
  const entries = Object.entries(fields).map(([name, item]) => [name, relax(item)] as const)
  return entries.every(([name, item]) => item === fields[name]) ? value : Object.fromEntries(entries)
}
