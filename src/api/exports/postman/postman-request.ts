import type { ApiDocument, OpenApiOperation, Parameter } from '../../../shared/api/api-document.ts'
import { isJsonType } from '../../../shared/api/http/media-type.ts'
import { headerText, parameterText, parseParameter, queryPairs } from '../../../shared/api/parameter-style.ts'
import type { RequestBodySpec, RequestSpec } from '../../../shared/api/request-spec.ts'
import { operationPageUrl } from '../link-pages.ts'
import { keyPairs, ownAuth } from './postman-auth.ts'
import type { PostmanAuth, PostmanBody, PostmanPair, PostmanRequest, PostmanUrl } from './postman-types.ts'

/** State shared by the requests of a collection. */
export interface CollectionContext {
  document: ApiDocument
  /** URL of the site without a trailing slash. */
  site: string
  /** Authentication that the collection declares, which most operations need. */
  usualAuth: PostmanAuth | undefined
}

/** Creates a request with the examples from the document. Optional parameters are included but disabled. */
export function createPostmanRequest(
  operation: OpenApiOperation,
  spec: RequestSpec,
  { document, site, usualAuth }: CollectionContext,
): PostmanRequest {
  const auth = ownAuth(operation, document, usualAuth)
  const { body } = spec
  return {
    method: operation.method,
    header: createHeaders(operation, document, body),
    url: createUrl(operation, document),
    description:
      `${operation.description}\n\nDocumentation: ${operationPageUrl(operation, { document, site })}`.trim(),
    ...(body === undefined ? {} : { body: createBody(body) }),
    ...(auth === undefined ? {} : { auth }),
  }
}

const within = ({ parameters }: OpenApiOperation, place: Parameter['in']): Parameter[] =>
  parameters.filter((parameter) => parameter.in === place)

const pair = (parameter: Parameter, key: string, value: string): PostmanPair => ({
  key,
  value,
  ...(parameter.description === '' ? {} : { description: parameter.description }),
  ...(parameter.isRequired ? {} : { disabled: true }),
})

const formatExample = ({ example }: Parameter): string =>
  example === undefined ? '' : parameterText(example)

/**
 * Converts a URL. `{node_id}` in `/nodes/{node_id}/` becomes `:node_id` if the parameter is the whole segment,
 * otherwise a variable.
 */
function createUrl(operation: OpenApiOperation, document: ApiDocument): PostmanUrl {
  const host = operation.servers?.[0]?.url ?? '{{baseUrl}}'
  const path = operation.path
    .replace(/^\//, '')
    .split('/')
    .map((part) => part.replace(/^\{([^{}]+)\}$/, ':$1').replace(/(?<!\{)\{([^{}]+)\}(?!\})/g, '{{$1}}'))
  const query = [
    ...keyPairs(operation, document, 'query'),
    ...within(operation, 'query').flatMap((parameter) => {
      const value = parseParameter(formatExample(parameter), parameter.schema)
      const pairs = parameter.example === undefined ? [] : queryPairs(parameter, value)
      // A list without entries has no pairs but is still offered.
      return (pairs.length === 0 ? [[parameter.name, ''] as const] : pairs).map(([name, text]) =>
        pair(parameter, name, text),
      )
    }),
  ]
  const sent = query.filter(({ disabled }) => disabled !== true).map(({ key, value }) => `${key}=${value}`)
  return {
    raw: `${host}/${path.join('/')}${sent.length === 0 ? '' : `?${sent.join('&')}`}`,
    host: [host],
    path,
    query,
    variable: within(operation, 'path').map(({ description, ...parameter }) => ({
      key: parameter.name,
      value: formatExample({ description, ...parameter }),
      description,
    })),
  }
}

function createHeaders(
  operation: OpenApiOperation,
  document: ApiDocument,
  body: RequestBodySpec | undefined,
): PostmanPair[] {
  const cookies = [
    ...keyPairs(operation, document, 'cookie').map(({ key, value }) => `${key}=${value}`),
    ...within(operation, 'cookie')
      .filter(({ isRequired }) => isRequired)
      .map((parameter) => `${parameter.name}=${formatExample(parameter)}`),
  ]
  // Postman sets the content type of a form with its boundary itself.
  const type = body === undefined || body.mediaType === 'multipart/form-data' ? [] : [body.mediaType]
  return [
    ...type.map((value) => ({ key: 'Content-Type', value })),
    ...keyPairs(operation, document, 'header'),
    ...within(operation, 'header').map((parameter) =>
      pair(
        parameter,
        parameter.name,
        headerText(parameter, parseParameter(formatExample(parameter), parameter.schema)),
      ),
    ),
    ...(cookies.length === 0 ? [] : [{ key: 'Cookie', value: cookies.join('; ') }]),
  ]
}

function createBody({ mediaType, examples }: RequestBodySpec): PostmanBody {
  const value = examples[0]?.value
  const fields = (): PostmanPair[] =>
    Object.entries(typeof value === 'object' && value !== null ? value : {}).map(([key, field]) => ({
      key,
      value: parameterText(field),
    }))
  switch (mediaType) {
    case 'application/x-www-form-urlencoded':
      return { mode: 'urlencoded', urlencoded: fields() }
    case 'multipart/form-data':
      return { mode: 'formdata', formdata: fields().map((field) => ({ ...field, type: 'text' })) }
    default: {
      const isJson = isJsonType(mediaType)
      const raw = typeof value === 'string' && !isJson ? value : JSON.stringify(value, undefined, 2)
      return { mode: 'raw', raw: raw ?? '', options: { raw: { language: isJson ? 'json' : 'text' } } }
    }
  }
}
