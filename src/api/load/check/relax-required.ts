import type { Schema, SchemaObject } from '../../../shared/api/api-document.ts'
import type { Model } from '../model/model.ts'
import { kindOfEntry, kindOfField } from '../shapes.ts'
import type { Side } from './walk-shapes.ts'

/** A schema as one side of a call must keep to it. */
export type Relax = (schema: Schema) => Schema

/**
 * A property that is read only is required in answers, not in requests, and one that is write only the other way round. JSON
 * Schema does not know of it, so their names are taken out of `required`. Schemas without such properties stay as they are.
 */
export function createRelax(side: Side, model: Model): Relax {
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
