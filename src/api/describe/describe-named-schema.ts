import { schemaReference } from '../../shared/api/json-pointer.ts'
import type { NamedSchemaView } from '../../shared/api/operation-view.ts'
import type { DescribeContext } from './describe-context.ts'
import { describeSchema } from './schema/describe-schema.ts'

/** Describes a component schema on its own. Requests and responses share it, so it has the fields of both. */
export function describeNamedSchema(name: string, context: DescribeContext): NamedSchemaView {
  const schema = { $ref: schemaReference(name) }
  return { name, schema: describeSchema(schema, { direction: 'both', anchor: '' }, context) }
}
