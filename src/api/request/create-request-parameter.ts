import type {
  ApiExample,
  ApiParameter,
  Schema,
  SchemaObject,
  Schemas,
} from '../../shared/api/api-document.ts'
import { createSchemaExample } from '../../shared/api/example/create-schema-example.ts'
import { formatParameterText } from '../../shared/api/parameter-style.ts'
import type { RequestParameter } from '../../shared/api/request-spec.ts'
import { flattenSchema } from '../../shared/api/schema/flatten-schema.ts'
import { plainSentences } from '../../shared/text/plain-text.ts'

export function createRequestParameter(parameter: ApiParameter, schemas: Schemas): RequestParameter {
  const { name, isRequired, style, explode, allowReserved, mediaType, examples = [] } = parameter
  return {
    name,
    in: parameter.in,
    isRequired,
    description: plainSentences(parameter.description, true),
    schema: createFormSchema(parameter.schema, schemas),
    style,
    explode,
    ...(allowReserved && { allowReserved }),
    ...(mediaType !== undefined && { mediaType }),
    example: readParameterExample(parameter, schemas),
    ...(examples.length > 1 && { examples: examples.map(formatExample) }),
  }
}

const formatExample = ({ name, summary, value }: ApiExample): { label: string; text: string } => ({
  label: summary || name,
  text: formatParameterText(value),
})

function readParameterExample({ example, isRequired, schema }: ApiParameter, schemas: Schemas): unknown {
  // Generators write an empty text for an optional object, so that pages don't send it.
  if (!isRequired)
    return example === '' && isObjectSchema(schema, schemas) ? undefined : (example ?? undefined)
  // An example of `null` means that the value isn't sent. A list without items isn't either.
  const isSent = example !== undefined && example !== null && !isEmptyList(example)
  return isSent ? example : createParameterExample(schema, schemas)
}

const isObjectSchema = (schema: Schema, schemas: Schemas): boolean =>
  flattenSchema(schema, schemas).types.includes('object')

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0

/**
 * Creates the example of a required parameter. Undefined for a text or number that the schema doesn't state: samples show
 * a placeholder with the parameter's name, because readers would take an invented value for a real one.
 */
function createParameterExample(schema: Schema, schemas: Schemas): unknown {
  const example = isStated(schema, schemas) ? createSchemaExample(schema, schemas) : undefined
  return isEmptyList(example) ? undefined : example
}

/** Whether the schema states a useful value, itself or for an item or the first shape. */
function isStated(schema: Schema, schemas: Schemas, depth = 0): boolean {
  const { keywords, types, choices } = flattenSchema(schema, schemas)
  const { examples = [], default: value = null, enum: values = [], items } = keywords
  if (examples.length > 0 || values.length > 0 || value !== null || 'const' in keywords) return true
  if (types.includes('boolean') || types.includes('object')) return true
  const inner = [items, ...choices.map(({ options: [first] }) => first)].filter((own) => own !== undefined)
  return depth < 5 && inner.some((own) => isStated(own, schemas, depth + 1))
}

/** Flattens a schema and its items. Forms have no access to other schemas and need at least the type. */
function createFormSchema(schema: Schema, schemas: Schemas): Schema {
  const rules = createPlainSchema(schema, schemas)
  return rules.items === undefined ? rules : { ...rules, items: createPlainSchema(rules.items, schemas) }
}

function createPlainSchema(schema: Schema, schemas: Schemas): SchemaObject {
  const { keywords, types, patterns } = flattenSchema(schema, schemas)
  const [type, ...otherTypes] = types
  const [pattern] = patterns
  return {
    ...(type !== undefined && { type: otherTypes.length === 0 ? type : types }),
    ...keywords,
    ...(pattern !== undefined && { pattern }),
  }
}
