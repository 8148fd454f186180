import type { Parameter, ResponseHeader } from '../../shared/api/api-document.ts'
import type { Field, ParameterGroup } from '../../shared/api/operation-view.ts'
import type { DescribeContext } from './describe-context.ts'
import { descriptionHtml } from './markdown.ts'
import { describeSchema } from './schema/describe-schema.ts'
import { describeFacts } from './schema/facts.ts'
import { flattenSchema } from './schema/flatten-schema.ts'

const places = ['path', 'query', 'header', 'cookie'] as const

export function describeParameters(
  parameters: readonly Parameter[],
  context: DescribeContext,
): ParameterGroup[] {
  return places.flatMap((place) => {
    const here = parameters.filter((parameter) => parameter.in === place)
    if (here.length === 0) return []
    return [{ in: place, fields: describeValues(here, place, context) }]
  })
}

export const describeHeaders = (
  headers: readonly ResponseHeader[],
  anchor: string,
  context: DescribeContext,
): Field[] => describeValues(headers, anchor, context)

type NamedValue = ResponseHeader & Partial<Pick<Parameter, 'isDeprecated' | 'example'>>

/** Describes values whose names are outside their schemas as the fields of one table. */
function describeValues(values: readonly NamedValue[], anchor: string, context: DescribeContext): Field[] {
  return values.map((value) => {
    const { schemas } = context.document
    const { name, schema, description, example } = value
    const table = describeSchema(
      { type: 'object', properties: { [name]: schema }, required: value.isRequired ? [name] : [] },
      // A parameter's schema doesn't decide whether it is sent.
      { anchor, direction: 'both' },
      context,
    )
    const [field] = table.kind === 'fields' ? table.fields : []
    if (field === undefined) throw new Error(`The parameter ${name} was not described.`)
    return {
      ...field,
      isDeprecated: field.isDeprecated || value.isDeprecated === true,
      description: description === '' ? field.description : descriptionHtml(description, context),
      facts: describeFacts(flattenSchema(schema, schemas), { schemas, texts: context.texts }, example),
    }
  })
}
