import type { Schema, Schemas } from '../api-document.ts'
import type { MessageDirection } from '../schema/is-sent.ts'

/** A value for a schema. One that isn't valid is the closest that was found. */
export interface Example {
  value: unknown
  isValid: boolean
}

/** Functions and limits for a value with properties or items. */
export interface ExampleContext {
  schemas: Schemas
  direction: MessageDirection
  /** Number of objects and lists around the value. */
  depth: number
  /** Number of values that may still be created, however deeply the schemas nest. */
  budget: { values: number }
  /** Creates up to `count` different examples of a property or item. */
  take(schema: Schema, count?: number): Example[]
}
