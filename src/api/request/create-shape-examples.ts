import type { Schema } from '../../shared/api/api-document.ts'
import { createSchemaExample } from '../../shared/api/example/create-example.ts'
import type { RequestBodySpec } from '../../shared/api/request-spec.ts'
import { flattenSchema } from '../../shared/api/schema/flatten-schema.ts'
import { takeShapes } from '../../shared/api/schema/take-shapes.ts'
import { getMember } from '../../shared/unknown.ts'

/** Maximum number of shapes, and of characters of all their examples: they are in the page. */
const maxShapes = 12
const maxCharacters = 6000

/** Creates an example for each shape of a schema with a discriminator, named after its value. */
export function createShapeExamples(
  schema: Schema,
  schemas: Readonly<Record<string, Schema>>,
): RequestBodySpec['examples'] {
  const flat = flattenSchema(schema, schemas)
  const property = flat.choices[0]?.discriminator?.propertyName
  if (property === undefined || flat.keywords.examples !== undefined) return []
  const { shapes = [] } = takeShapes(flat) ?? {}
  if (shapes.length > maxShapes) return []
  const byName = new Map<string, RequestBodySpec['examples'][number]>()
  for (const shape of shapes) {
    const chosen = { allOf: [schema, shape.schema, shape.discriminator] }
    const value = createSchemaExample(chosen, schemas, { direction: 'request' })
    const name = getMember(value, property)
    if (typeof name === 'string') byName.set(name, { name, summary: '', value })
  }
  return JSON.stringify([...byName.values()]).length > maxCharacters ? [] : [...byName.values()]
}
