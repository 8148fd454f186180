import { describeType, formatLiteral, type JsonSchema, listMembers } from './describe-json-schema.ts'
import type { FindDocComment } from './read-doc-comments.ts'

/** A key of the configuration. */
export interface Field {
  /** Path as in prose: `navbar.items[].label`. */
  name: string
  type: string
  /** Text of the default, `required`, or empty for a key without a value. */
  fallback: string
  description: string
}

/** A schema with the path that leads to it. */
interface Position {
  schema: JsonSchema
  /** As in prose. */
  name: string
  /** Names of the keys only. */
  path: readonly string[]
}

/** Lists all keys below a position, in the order of the schema. */
export function listConfigurationFields(position: Position, find: FindDocComment): Field[] {
  return listProperties(position).flatMap((property) => [
    createField(property, find),
    ...listConfigurationFields(property, find),
  ])
}

interface Property extends Position {
  isRequired: boolean
}

/** Lists the keys of an object, of the objects in a list, and of all members of a union. */
export function listProperties({ schema, name, path }: Position): Property[] {
  const properties = new Map<string, { schema: JsonSchema; isRequired: boolean; suffix: string }[]>()
  for (const { object, suffix } of findObjects(schema, '')) {
    for (const [key, value] of Object.entries(object.properties ?? {})) {
      const isRequired = object.required?.includes(key) === true
      properties.set(key, [...(properties.get(key) ?? []), { schema: value, isRequired, suffix }])
    }
  }
  return [...properties].map(([key, uses]) => ({
    schema:
      uses.length === 1 && uses[0] !== undefined ? uses[0].schema : { anyOf: uses.map((use) => use.schema) },
    name: `${name}${uses[0]?.suffix ?? ''}.${key}`,
    path: [...path, key],
    isRequired: uses.every((use) => use.isRequired),
  }))
}

/** Finds the objects that a value may be, or that it contains in lists and under free names. */
function findObjects(schema: JsonSchema, suffix: string): { object: JsonSchema; suffix: string }[] {
  return listMembers(schema).flatMap((member) => {
    if (member.items !== undefined) return findObjects(member.items, `${suffix}[]`)
    if (typeof member.additionalProperties === 'object')
      return findObjects(member.additionalProperties, `${suffix}.*`)
    return member.properties === undefined ? [] : [{ object: member, suffix }]
  })
}

function createField({ schema, name, path, isRequired }: Property, find: FindDocComment): Field {
  const { default: fallback } = schema
  const isEmpty = typeof fallback === 'object' && fallback !== null && Object.keys(fallback).length === 0
  return {
    name,
    type: describeType(schema),
    fallback: isRequired
      ? 'required'
      : fallback === undefined || isEmpty
        ? ''
        : `\`${formatLiteral(fallback)}\``,
    description: find(path)?.description ?? schema.description ?? '',
  }
}
