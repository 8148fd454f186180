import type { Schema, SchemaObject } from '../api-document.ts'

/**
 * A schema without `$ref`, `allOf`, `oneOf`, and `anyOf` at the top level, so that it describes a value directly. The
 * schemas of its properties and items are unchanged.
 */
export interface FlatSchema {
  /** Keywords that apply to every value. */
  keywords: SchemaObject
  /** Allowed types, or empty for any type. */
  types: string[]
  /** True if the rules exclude each other, so that no value matches. */
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
  /** Rules that can't be combined with others of their kind: `if`, `contains`, and a second `format`. */
  otherRules: SchemaObject[]
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
  otherRules: [],
}
