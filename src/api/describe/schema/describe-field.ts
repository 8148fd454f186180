import { fieldAnchor } from '../../../shared/api/field-anchors.ts'
import type { Field } from '../../../shared/api/operation-view.ts'
import type { DescribeContext } from '../describe-context.ts'
import { descriptionHtml } from '../markdown.ts'
import { typeInWords } from './describe-type.ts'
import { describeFacts } from './facts.ts'
import type { FlatSchema } from './flat-schema.ts'
import { flattenSchema } from './flatten-schema.ts'
import type { InnerField } from './inner-fields.ts'

/** The part of a field's description that doesn't depend on its position. */
type Told = Omit<Field, 'name' | 'anchor' | 'isRequired' | 'children'>

/** Cache, because component fields recur in operation after operation. */
const remembered = new WeakMap<DescribeContext, WeakMap<FlatSchema, Told>>()

/** Describes a row without its children. */
export function describeField(value: InnerField, anchor: string, context: DescribeContext): Field {
  const { name, isRequired, schema } = value
  const told = tellOnce(flattenSchema(schema, context.document.schemas), context)
  return { name, anchor: fieldAnchor(anchor, name), isRequired, ...told, children: undefined }
}

function tellOnce(flat: FlatSchema, context: DescribeContext): Told {
  const known = remembered.get(context) ?? new WeakMap<FlatSchema, Told>()
  remembered.set(context, known)
  const told = known.get(flat) ?? tell(flat, context)
  known.set(flat, told)
  return told
}

function tell(flat: FlatSchema, context: DescribeContext): Told {
  const {
    document: { schemas },
    texts,
  } = context
  const { keywords } = flat
  return {
    isDeprecated: keywords.deprecated === true,
    isReadOnly: keywords.readOnly === true,
    isWriteOnly: keywords.writeOnly === true,
    type: typeInWords(flat, schemas, texts),
    description: descriptionHtml(keywords.description ?? '', context),
    facts: describeFacts(flat, { schemas, texts }),
  }
}
