import type { Schema, SchemaObject } from '../../../shared/api/api-document.ts'
import { createSchemaRef, refToSchemaName } from '../../../shared/api/json-pointer.ts'

/**
 * Adds the subtypes of a base schema to its discriminator if it has no mapping: the schemas that include it with `allOf`.
 * The value of each is its name, if the subtype says nothing else.
 */
export function addMappings(schemas: Record<string, Schema>): void {
  const subtypes = Object.groupBy(Object.entries(schemas).flatMap(listBases), ({ base }) => base)
  for (const [base, schema] of Object.entries(schemas)) {
    if (typeof schema === 'boolean' || schema.discriminator === undefined) continue
    const { propertyName, mapping } = schema.discriminator
    if ((mapping ?? schema.oneOf ?? schema.anyOf) !== undefined) continue
    const found = new Set(subtypes[base])
    // The loop also visits the subtypes of subtypes.
    for (const { name } of found) for (const subtype of subtypes[name] ?? []) found.add(subtype)
    if (found.size === 0) continue
    const entries = [...found].map(({ name, written }) => [
      findValue(written, propertyName) ?? name,
      createSchemaRef(name),
    ])
    schema.discriminator = { propertyName, mapping: Object.fromEntries(entries) }
  }
}

interface Subtype {
  name: string
  written: SchemaObject
  base: string
}

const listBases = ([name, written]: [string, Schema]): Subtype[] =>
  typeof written === 'boolean'
    ? []
    : (written.allOf ?? []).flatMap((part) =>
        typeof part === 'object' && part.$ref !== undefined
          ? [{ name, written, base: refToSchemaName(part.$ref) }]
          : [],
      )

/** Finds the only value of a field that a schema allows. Swagger has no constants, so documents write an extension. */
function findValue(schema: SchemaObject, field: string): string | undefined {
  const written = schema['x-ms-discriminator-value'] ?? schema['x-discriminator-value']
  if (typeof written === 'string') return written
  const parts = [schema, ...(schema.allOf ?? [])]
  const values = parts.flatMap((part) => {
    const property = typeof part === 'object' ? part.properties?.[field] : undefined
    return typeof property === 'object' ? [property.const, ...(property.enum ?? [])] : []
  })
  const [only, ...others] = values.filter((value) => value !== undefined)
  return others.length === 0 && only !== undefined ? String(only) : undefined
}
