import type { ApiDocument, Schema } from '../../../shared/api/api-document.ts'
import { refToSchemaName } from '../../../shared/api/json-pointer.ts'
import type { FlatChoice, FlatSchema } from '../../../shared/api/schema/flat-schema.ts'
import { flattenSchema } from '../../../shared/api/schema/flatten-schema.ts'
import { isOwnChoice, listMappedValues } from '../../../shared/api/schema/own-choice.ts'
import type { SchemaMessages } from '../../../shared/messages/api/schema-messages.ts'
import type { LocalizedMessages } from '../../../shared/messages/count-message.ts'
import { isRequiredChoice } from './describe-limits.ts'
import { describeType } from './describe-type.ts'
import { formatJsonValue } from './format-json-value.ts'

type Schemas = ApiDocument['schemas']

/** A shape of a choice with its label for readers. */
export interface LabeledOption {
  label: string
  option: Schema
  flat: FlatSchema
}

/** Returns the choices worth showing, without those that a limit already describes. */
export const selectChoices = (flat: FlatSchema): FlatChoice[] =>
  flat.choices.filter((choice) => !isRequiredChoice(choice) && !isOwnChoice(choice, flat))

/**
 * Labels the shapes of a choice uniquely: without a name, by the fields that only they have, or with a number. `null` is
 * left out because the type names it.
 */
export function labelOptions(
  choice: FlatChoice,
  schemas: Schemas,
  texts: LocalizedMessages<SchemaMessages>,
): LabeledOption[] {
  const labeledOptions = choice.options
    .filter((option) => typeof option !== 'object' || option.type !== 'null')
    .map((option) => {
      const flat = flattenSchema(option, schemas)
      return { option, flat, label: createChoiceLabel(option, flat, { choice, schemas, texts }) }
    })
  const counts = countLabels(labeledOptions)
  const numbers = new Map<string, number>()
  return labeledOptions.map((labeledOption) => {
    const { label } = labeledOption
    if (counts.get(label) === 1) return labeledOption
    const fields =
      label === describeType(labeledOption.flat, schemas, texts)
        ? listOwnFields(labeledOption, labeledOptions)
        : []
    if (fields.length > 0) return { ...labeledOption, label: fields.slice(0, 2).join(', ') }
    const number = (numbers.get(label) ?? 0) + 1
    numbers.set(label, number)
    return { ...labeledOption, label: `${label} ${number}` }
  })
}

function countLabels(options: readonly LabeledOption[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { label } of options) counts.set(label, (counts.get(label) ?? 0) + 1)
  return counts
}

/** Lists the required fields that no other shape has. */
function listOwnFields({ flat }: LabeledOption, options: readonly LabeledOption[]): string[] {
  const others = options.filter((other) => other.flat !== flat)
  return (flat.keywords.required ?? []).filter((name) =>
    others.every((other) => other.flat.keywords.properties?.[name] === undefined),
  )
}

function createChoiceLabel(
  option: Schema,
  flat: FlatSchema,
  {
    choice,
    schemas,
    texts,
  }: { choice: FlatChoice; schemas: Schemas; texts: LocalizedMessages<SchemaMessages> },
): string {
  const name =
    typeof option === 'object' && option.$ref !== undefined ? refToSchemaName(option.$ref) : flat.name
  const { title, const: constant } = flat.keywords
  return (
    findDiscriminatorValue(choice, flat, name) ??
    title ??
    name ??
    (constant === undefined ? describeType(flat, schemas, texts) : formatJsonValue(constant))
  )
}

/** Returns the discriminator value of a shape: from the mapping, or the property's only possible value. */
function findDiscriminatorValue(
  { discriminator }: FlatChoice,
  flat: FlatSchema,
  name: string | undefined,
): string | undefined {
  if (discriminator === undefined) return undefined
  const values = listMappedValues(discriminator.mapping, name)
  if (values.length > 0) return values.join(', ')
  const property = flat.keywords.properties?.[discriminator.propertyName]
  if (typeof property !== 'object') return undefined
  const [only, ...others] = property.const === undefined ? (property.enum ?? []) : [property.const]
  return only === undefined || others.length > 0 ? undefined : formatJsonValue(only)
}
