import type { Schema } from '../../shared/api/api-document.ts'
import type { RequestBodySpec, RequestParameter, RequestSpec } from '../../shared/api/request-spec.ts'
import type { DescribeContext } from './describe-context.ts'
import { getExampleLimit } from './detail-levels.ts'
import { shortenExample } from './shorten-example.ts'

/** Maximum length of a schema in the page, as JSON. Most schemas of bodies are only a `$ref`. */
const maxSchema = 3000

/** Keywords that a form needs of a parameter if its schema is too long. Allowed values aren't among them. */
const formKeywords = ['type', 'format', 'pattern', 'minimum', 'maximum', 'minLength', 'maxLength', 'items']

/**
 * Makes the input of a form fit into its page: the script loads a long schema of a body from a file, and examples have
 * the same limit as in responses.
 */
export function shortenRequest(request: RequestSpec, context: DescribeContext): RequestSpec {
  return {
    ...request,
    parameters: request.parameters.map((parameter) => fitParameter(parameter, context)),
    body: request.body === undefined ? undefined : fitBody(request.body, context),
    ...(request.otherBodies !== undefined && {
      otherBodies: request.otherBodies.map((body) => fitBody(body, context)),
    }),
  }
}

const isLong = (schema: Schema | undefined): boolean =>
  schema !== undefined && JSON.stringify(schema).length > maxSchema

function fitParameter(parameter: RequestParameter, { detail }: DescribeContext): RequestParameter {
  const { schema } = parameter
  if (detail.isGenerous || typeof schema !== 'object' || !isLong(schema)) return parameter
  const entries = Object.entries(schema).filter(([keyword]) => formKeywords.includes(keyword))
  const rules = Object.fromEntries(entries)
  return { ...parameter, schema: isLong(rules) ? { type: schema.type ?? 'string' } : rules }
}

function fitBody(body: RequestBodySpec, { detail, document, parts }: DescribeContext): RequestBodySpec {
  const limit = getExampleLimit(detail, body.examples.length)
  const examples = body.examples.map((example) => ({
    ...example,
    value: detail.isGenerous ? example.value : shortenExample(example.value, limit),
  }))
  if (!isLong(body.schema)) return { ...body, examples }
  const schemaFile = parts.addFile(JSON.stringify(body.schema), { api: document.id, extension: 'json' })
  return { ...body, examples, schema: undefined, schemaFile }
}
