import { fieldAnchor } from '../../../shared/reference/field-anchors.ts'
import type { Field } from '../../../shared/reference/operation-view.ts'
import type { DescribeContext } from '../describe-context.ts'
import { descriptionHtml } from '../markdown.ts'
import { factsOf } from './facts.ts'
import { flattenSchema } from './flatten-schema.ts'
import type { InnerField } from './inner-fields.ts'
import { typeInWords } from './type-in-words.ts'

/** A row without what is below it. */
export function describeField(value: InnerField, anchor: string, context: DescribeContext): Field {
  const { schemas } = context.document
  const flat = flattenSchema(value.schema, schemas)
  const { keywords } = flat
  return {
    name: value.name,
    anchor: fieldAnchor(anchor, value.name),
    isRequired: value.isRequired,
    isDeprecated: keywords.deprecated === true,
    isReadOnly: keywords.readOnly === true,
    isWriteOnly: keywords.writeOnly === true,
    type: typeInWords(flat, schemas),
    description: descriptionHtml(keywords.description ?? '', context),
    facts: factsOf(flat, schemas),
    children: undefined,
  }
}
