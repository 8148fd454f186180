import type { Schema, SchemaObject } from '../../../shared/api/api-document.ts'
import type { Model } from '../model/model.ts'
import { kindOfEntry, kindOfField } from '../shapes.ts'
import type { MessageSide } from './walk-shapes.ts'

/** Adapts a schema to one side of a call. */
export type Relax = (schema: Schema) => Schema

/**
 * Creates a function that removes irrelevant names from `required`: a read-only property is required in responses but
 * not in requests, a write-only one the other way around. JSON Schema doesn't know these rules. Schemas without such
 * properties are returned unchanged.
 */
export function createRelax(side: MessageSide, model: Model): Relax {
  const isLeftOut = (property: Schema | undefined): boolean => {
    const found = property === undefined ? true : model.followSchema(property)
    if (typeof found === 'boolean') return false
    return (
      (found.readOnly === true && side !== 'response') || (found.writeOnly === true && side !== 'request')
    )
  }
  const relax = (schema: Schema): Schema => {
    if (typeof schema === 'boolean') return schema
    let relaxed: SchemaObject | undefined
    for (const [key, value] of Object.entries(schema)) {
      const changed = key === 'required' ? relaxNames(schema, isLeftOut) : relaxField(key, value, relax)
      if (changed === value) continue
      relaxed ??= { ...schema }
      relaxed[key] = changed
    }
    return relaxed ?? schema
  }
  return relax
}

function relaxNames(
  { required, properties }: SchemaObject,
  isLeftOut: (property: Schema | undefined) => boolean,
): string[] | undefined {
  const kept = required?.filter((name) => !isLeftOut(properties?.[name]))
  return kept?.length === required?.length ? required : kept
}

function relaxField(key: string, value: unknown, relax: Relax): unknown {
  const kind = kindOfField('schema', key)
  if (kind === 'schema') return relax(value as Schema)
  if (kindOfEntry(kind) !== 'schema') return value
  if (Array.isArray(value)) {
    const items = value.map(relax)
    return items.every((item, index) => item === value[index]) ? value : items
  }
  const fields = value as Record<string, Schema>
  const entries = Object.entries(fields).map(([name, item]) => [name, relax(item)] as const)
  return entries.every(([name, item]) => item === fields[name]) ? value : Object.fromEntries(entries)
}
