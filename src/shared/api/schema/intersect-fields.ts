import { mapValues } from '../../read-unknown.ts'
import type { Schema, SchemaObject } from '../api-document.ts'
import { joinSchemas } from './join-schemas.ts'

/** Returns the schema of a property: its own, or the schema of all that match its name, or of all others. */
export function getPropertySchema(keywords: SchemaObject, name: string): Schema {
  const { properties = {}, patternProperties = {}, additionalProperties = true } = keywords
  if (Object.hasOwn(properties, name)) return properties[name] ?? true
  const matches = Object.entries(patternProperties).filter(([pattern]) => matchesName(name, pattern))
  return matches.length === 0 ? additionalProperties : matches.map(([, schema]) => schema).reduce(joinSchemas)
}

function matchesName(name: string, pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(name)
  } catch {
    return false
  }
}

/** Adds the rules of matching patterns to each property, so that a property's schema is complete. */
export function addPatternRules(keywords: SchemaObject): SchemaObject {
  const { properties, patternProperties } = keywords
  if (properties === undefined || patternProperties === undefined) return keywords
  const patternRules = { patternProperties }
  return {
    ...keywords,
    properties: mapValues(properties, (schema, name) =>
      joinSchemas(getPropertySchema(patternRules, name), schema),
    ),
  }
}

/**
 * Intersects the properties of two schemas. A property that only one of them lists must still satisfy the other's rules
 * for unlisted ones.
 */
export function intersectFields(first: SchemaObject, second: SchemaObject): SchemaObject {
  const all = { ...first.properties, ...second.properties }
  const patterns = { ...first.patternProperties, ...second.patternProperties }
  const getPatternSchema = (keywords: SchemaObject, pattern: string): Schema =>
    keywords.patternProperties?.[pattern] ?? keywords.additionalProperties ?? true
  return {
    properties: mapValues(all, (_, name) => {
      const schemas = [getPropertySchema(first, name), getPropertySchema(second, name)] as const
      // Of two texts, the one about this property counts.
      const isListed = Object.hasOwn(second.properties ?? {}, name)
      return isListed ? joinSchemas(...schemas) : joinSchemas(schemas[1], schemas[0])
    }),
    patternProperties: mapValues(patterns, (_, pattern) =>
      joinSchemas(getPatternSchema(first, pattern), getPatternSchema(second, pattern)),
    ),
    additionalProperties: joinSchemas(
      first.additionalProperties ?? true,
      second.additionalProperties ?? true,
    ),
  }
}

/** Intersects the items of two schemas by position. */
export function intersectItems(first: SchemaObject, second: SchemaObject): SchemaObject {
  const getItemSchema = ({ prefixItems = [], items = true }: SchemaObject, index: number): Schema =>
    prefixItems[index] ?? items
  const count = Math.max(first.prefixItems?.length ?? 0, second.prefixItems?.length ?? 0)
  return {
    prefixItems: Array.from({ length: count }, (_, index) =>
      joinSchemas(getItemSchema(first, index), getItemSchema(second, index)),
    ),
    items: joinSchemas(first.items ?? true, second.items ?? true),
  }
}
