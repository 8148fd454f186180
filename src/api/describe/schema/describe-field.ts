import { createFieldAnchor } from '../../../shared/api/field-anchors.ts'
import type { Facts, SchemaField } from '../../../shared/api/operation-view.ts'
import type { FlatSchema } from '../../../shared/api/schema/flat-schema.ts'
import { flattenSchema } from '../../../shared/api/schema/flatten-schema.ts'
import type { DescribeContext, FieldDescription } from '../describe-context.ts'
import { renderDescription } from '../render-description.ts'
import { describeFacts, limitValues } from './describe-facts.ts'
import { describeType, findInnermostItems } from './describe-type.ts'
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

/** Shows the example of an item as a list of one, in the row of a list that has no rows for its items. */
export function addItemExample(
  facts: Facts,
  { keywords: { examples: [example] = [] } }: FlatSchema,
  { document: { schemas }, texts }: DescribeContext,
): Facts {
  if (facts.examples.length > 0 || example === undefined) return facts
  const { examples } = describeFacts(flattenSchema({ examples: [[example]] }, schemas), { schemas, texts })
  return { ...facts, examples }
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
  const facts = describeFacts(flat, { schemas, texts })
  const items = describeFacts(findInnermostItems(flat, schemas), { schemas, texts })
  return {
    isDeprecated: keywords.deprecated === true,
    isReadOnly: keywords.readOnly === true,
    isWriteOnly: keywords.writeOnly === true,
    type: describeType(flat, schemas, texts),
    description: renderDescription(keywords.description ?? '', context),
    // The type names the items of a list, and the format follows it.
    facts: { ...facts, format: facts.format ?? items.format },
  }
}
