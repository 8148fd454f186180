import type { Schema, SchemaObject } from '../../../../shared/api/api-document.ts'
import { formatPlainValue } from '../../../../shared/api/parameter-style.ts'
import type { RequestParameter } from '../../../../shared/api/request-spec.ts'

/** The control for a parameter's type. */
export type ParameterControl =
  | { kind: 'choice'; values: string[] }
  | { kind: 'text'; inputMode: 'text' | 'numeric' | 'decimal' }
  /** One item per line. */
  | { kind: 'list'; values: string[] }
  | { kind: 'json' }

/** Chooses the control for a parameter. */
export function chooseControl({ schema }: Pick<RequestParameter, 'schema'>): ParameterControl {
  const { type, values, items } = readSchema(schema)
  if (values.length > 0) return { kind: 'choice', values }
  if (type === 'array') return { kind: 'list', values: readSchema(items).values }
  switch (type) {
    case 'boolean':
      return { kind: 'choice', values: ['true', 'false'] }
    case 'object':
      return { kind: 'json' }
    case 'integer':
      return { kind: 'text', inputMode: 'numeric' }
    case 'number':
      return { kind: 'text', inputMode: 'decimal' }
    default:
      return { kind: 'text', inputMode: 'text' }
  }
}

/** Splits the text of a list field into items, one per line. */
export const splitItems = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

interface SimpleSchema {
  /** The only type besides `null`. Undefined if there are several or none. */
  type: string | undefined
  values: string[]
  items: Schema | undefined
}

function readSchema(schema: Schema | undefined): SimpleSchema {
  if (typeof schema !== 'object') return { type: undefined, values: [], items: undefined }
  const types = [schema.type ?? []].flat().filter((type) => type !== 'null')
  const allowed = schema.enum ?? (schema.const === undefined ? [] : [schema.const])
  return {
    type: types.length === 1 ? types[0] : undefined,
    values: allowed.filter((value) => value !== null).map(formatPlainValue),
    items: schema.items,
  }
}

/** Returns the schema as an object. A schema that allows everything is empty. */
export const toSchemaObject = (schema: Schema | undefined): SchemaObject =>
  typeof schema === 'object' ? schema : {}
