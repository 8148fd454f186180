import { createFieldAnchor } from '../../../shared/api/field-anchors.ts'
import type { SchemaField } from '../../../shared/api/operation-view.ts'
import type { FlatSchema } from '../../../shared/api/schema/flat-schema.ts'
import { flattenSchema } from '../../../shared/api/schema/flatten-schema.ts'
import type { DescribeContext, FieldDescription } from '../describe-context.ts'
import { renderDescription } from '../render-description.ts'
import { describeFacts, limitValues } from './describe-facts.ts'
import { describeType } from './describe-type.ts'
import type { InnerField } from './list-inner-fields.ts'

/** Describes a row without its children. */
export function describeField(value: InnerField, anchor: string, context: DescribeContext): SchemaField {
  const { name, isRequired, schema } = value
  const { facts, ...fieldDescription } = getFieldDescription(
    flattenSchema(schema, context.document.schemas),
    context,
  )
  return {
    name,
    anchor: createFieldAnchor(anchor, name),
    isRequired,
    ...fieldDescription,
    facts: limitValues(facts, context.detail),
    children: undefined,
  }
}

function getFieldDescription(flat: FlatSchema, context: DescribeContext): FieldDescription {
  const { fields } = context.cache
  const fieldDescription = fields.get(flat) ?? createFieldDescription(flat, context)
  fields.set(flat, fieldDescription)
  return fieldDescription
}

function createFieldDescription(flat: FlatSchema, context: DescribeContext): FieldDescription {
  const {
    document: { schemas },
    texts,
  } = context
  const { keywords } = flat
  return {
    isDeprecated: keywords.deprecated === true,
    isReadOnly: keywords.readOnly === true,
    isWriteOnly: keywords.writeOnly === true,
    type: describeType(flat, schemas, texts),
    description: renderDescription(keywords.description ?? '', context),
    facts: describeFacts(flat, { schemas, texts }),
  }
}
