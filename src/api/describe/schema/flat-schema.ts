import type { Schema, SchemaObject } from '../../../shared/api/api-document.ts'

/**
 * A schema without `$ref`, `allOf`, `oneOf`, and `anyOf` at the top level, so that it describes a value directly. The
 * schemas of its properties and items are unchanged.
 */
export interface FlatSchema {
  /** Keywords that apply to every value. */
  keywords: SchemaObject
  /** Allowed types, or empty for any type. */
  types: string[]
  /** True if the merged parts require types that exclude each other. */
  isContradiction: boolean
  /** True for the schema `false`, which accepts no value. */
  isNever: boolean
  /** Component schemas that it consists of. */
  names: string[]
  /** The component schema that it is, if nothing is added. */
  name: string | undefined
  /** Choices, each a list of shapes. A value matches one or several of them. */
  choices: FlatChoice[]
  patterns: string[]
  /** Schemas that a value must not match. */
  exclusions: Schema[]
}

export interface FlatChoice {
  kind: 'oneOf' | 'anyOf'
  discriminator: SchemaObject['discriminator']
  options: Schema[]
}

export const anyFlatSchema: FlatSchema = {
  keywords: {},
  types: [],
  isContradiction: false,
  isNever: false,
  names: [],
  name: undefined,
  choices: [],
  patterns: [],
  exclusions: [],
}
