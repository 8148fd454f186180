import type { Schema, SchemaObject } from '../../../shared/api/api-document.ts'

/**
 * A schema without `$ref`, `allOf`, `oneOf` and `anyOf` at its surface: what a value that fits it is like. The schemas
 * of its properties and items are as they were.
 */
export interface FlatSchema {
  /** Keywords that hold for every value. */
  keywords: SchemaObject
  /** Empty: a value of any type. */
  types: string[]
  /** The parts want types that no value has at once. */
  isContradiction: boolean
  /** The schema `false`: no value fits. */
  isNever: boolean
  /** Component schemas that it is made of. */
  names: string[]
  /** The component schema that it is, with nothing added. */
  name: string | undefined
  /** Each is a list of shapes of which a value has one, or some. */
  choices: FlatChoice[]
  patterns: string[]
  /** Schemas that a value must not fit. */
  exclusions: Schema[]
}

export interface FlatChoice {
  kind: 'oneOf' | 'anyOf'
  discriminator: SchemaObject['discriminator']
  options: Schema[]
}

export const anything: FlatSchema = {
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
