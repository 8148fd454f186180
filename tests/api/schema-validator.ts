import type { Validator } from '@cfworker/json-schema'
import type { ApiDocument, Schema } from '../../src/shared/api/api-document.ts'

type PlainSchema = ConstructorParameters<typeof Validator>[0]

/** A schema with the schemas that it may refer to. */
export function wholeSchema(schema: Schema, { schemas }: ApiDocument): PlainSchema {
  if (typeof schema === 'boolean') return schema
  const whole: PlainSchema = JSON.parse(
    JSON.stringify({ ...schema, components: { schemas: used(schema, schemas) } }),
  )
  return whole
}

/** Collects the schemas that a schema refers to, at any depth, because the validator reads every schema it gets. */
function used(schema: Schema, schemas: Record<string, Schema>): Record<string, Schema> {
  const found: Record<string, Schema> = {}
  const visit = (value: unknown): void => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      const target = schemas[name]
      if (target === undefined || name in found) continue
      found[name] = target
      visit(target)
    }
  }
  visit(schema)
  return found
}
