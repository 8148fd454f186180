import type { ApiDocument, Schema } from '../../../shared/api/api-document.ts'
import { schemaName } from '../../../shared/api/json-pointer.ts'
import type { SchemaMessages } from '../../../shared/messages/api/schema-messages.ts'
import type { Texts } from '../../../shared/messages/count-message.ts'
import { typeInWords } from './describe-type.ts'
import type { FlatChoice, FlatSchema } from './flat-schema.ts'
import { flattenSchema } from './flatten-schema.ts'
import { jsonText } from './json-text.ts'
import { isAboutRequired } from './limits.ts'

type Schemas = ApiDocument['schemas']

/** A shape of a choice with its label for readers. */
export interface LabelledOption {
  label: string
  flat: FlatSchema
}

/**
 * Returns the choices worth showing. Left out are those that a limit already describes, and a base schema's choice
 * between its own variants: inside `Cat`, it is no news that a `Pet` is a `Cat` or a `Dog`.
 */
export function shownChoices(flat: FlatSchema): FlatChoice[] {
  return flat.choices.filter(
    (choice) => !isAboutRequired(choice) && !optionNames(choice).some((name) => flat.names.includes(name)),
  )
}

const optionNames = ({ options }: FlatChoice): string[] =>
  options.flatMap((option) =>
    typeof option === 'object' && option.$ref !== undefined ? [schemaName(option.$ref)] : [],
  )

/** Labels the shapes of a choice uniquely. `null` is left out because the type names it. */
export function labelOptions(
  choice: FlatChoice,
  schemas: Schemas,
  texts: Texts<SchemaMessages>,
): LabelledOption[] {
  const labelled = choice.options
    .filter((option) => typeof option !== 'object' || option.type !== 'null')
    .map((option) => {
      const flat = flattenSchema(option, schemas)
      return { flat, label: createChoiceLabel(option, flat, { choice, schemas, texts }) }
    })
  return labelled.map(({ flat, label }, index) => {
    const same = labelled.filter((other) => other.label === label)
    if (same.length === 1) return { flat, label }
    const number = labelled.slice(0, index + 1).filter((other) => other.label === label).length
    return { flat, label: `${label} ${number}` }
  })
}

function createChoiceLabel(
  option: Schema,
  flat: FlatSchema,
  { choice, schemas, texts }: { choice: FlatChoice; schemas: Schemas; texts: Texts<SchemaMessages> },
): string {
  const name = typeof option === 'object' && option.$ref !== undefined ? schemaName(option.$ref) : flat.name
  const { title, const: constant } = flat.keywords
  return (
    discriminatorValue(choice, flat, name) ??
    title ??
    name ??
    (constant === undefined ? typeInWords(flat, schemas, texts) : jsonText(constant))
  )
}

/** Returns the discriminator value of a shape: from the mapping, or the property's only possible value. */
function discriminatorValue(
  { discriminator }: FlatChoice,
  flat: FlatSchema,
  name: string | undefined,
): string | undefined {
  if (discriminator === undefined) return undefined
  const mapped = Object.entries(discriminator.mapping ?? {}).find(
    ([, target]) => name !== undefined && schemaName(target) === name,
  )
  if (mapped !== undefined) return mapped[0]
  const property = flat.keywords.properties?.[discriminator.propertyName]
  if (typeof property !== 'object') return undefined
  const [only, ...others] = property.const === undefined ? (property.enum ?? []) : [property.const]
  return only === undefined || others.length > 0 ? undefined : jsonText(only)
}
