import { createOperationPageUrl } from '../../api/exports/add-page-links.ts'
import type { ApiDocument, ApiParameter, OpenApiOperation } from '../../shared/api/api-document.ts'
import { isJsonType } from '../../shared/api/http/media-type.ts'
import {
  createQueryPairs,
  formatHeaderParameter,
  formatParameterText,
  parseParameter,
} from '../../shared/api/parameter-style.ts'
import { findWholeFile } from '../../shared/api/request-body.ts'
import type { FileField, RequestBodySpec, RequestSpec } from '../../shared/api/request-spec.ts'
import { createKeyPairs, findOperationAuth } from './postman-auth.ts'
import type {
  PostmanAuth,
  PostmanBody,
  PostmanFormField,
  PostmanPair,
  PostmanRequest,
  PostmanUrl,
} from './postman-types.ts'

/** State shared by the requests of a collection. */
export interface CollectionContext {
  document: ApiDocument
  /** URL of the site without a trailing slash. */
  siteUrl: string
  /** Authentication that the collection declares, which most operations need. */
  defaultAuth: PostmanAuth | undefined
}

/** Creates a request with the examples from the document. Optional parameters are included but disabled. */
export function createPostmanRequest(
  operation: OpenApiOperation,
  spec: RequestSpec,
  { document, siteUrl, defaultAuth }: CollectionContext,
): PostmanRequest {
  const auth = findOperationAuth(operation, document, defaultAuth)
  const { body } = spec
  return {
    method: operation.method,
    header: createHeaders(operation, document, body),
    url: createUrl(operation, document),
    description:
      `${operation.description}\n\nDocumentation: ${createOperationPageUrl(operation, { document, siteUrl })}`.trim(),
    ...(body === undefined ? {} : { body: createBody(body) }),
    ...(auth === undefined ? {} : { auth }),
  }
}

const filterParameters = ({ parameters }: OpenApiOperation, location: ApiParameter['in']): ApiParameter[] =>
  parameters.filter((parameter) => parameter.in === location)

const createPair = (parameter: ApiParameter, key: string, value: string): PostmanPair => ({
  key,
  value,
  ...(parameter.description === '' ? {} : { description: parameter.description }),
  ...(parameter.isRequired ? {} : { disabled: true }),
})

const formatExample = ({ example }: ApiParameter): string =>
  example === undefined ? '' : formatParameterText(example)

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
    ...createKeyPairs(operation, document, 'query'),
    ...filterParameters(operation, 'query').flatMap((parameter) => {
      const value = parseParameter(formatExample(parameter), parameter.schema)
      const pairs = parameter.example === undefined ? [] : createQueryPairs(parameter, value)
      // A list without entries has no pairs but is still offered.
      return (pairs.length === 0 ? [[parameter.name, ''] as const] : pairs).map(([name, text]) =>
        createPair(parameter, name, text),
      )
    }),
  ]
  const enabledPairs = query
    .filter(({ disabled }) => disabled !== true)
    .map(({ key, value }) => `${key}=${value}`)
  return {
    raw: `${host}/${path.join('/')}${enabledPairs.length === 0 ? '' : `?${enabledPairs.join('&')}`}`,
    host: [host],
    path,
    query,
    variable: filterParameters(operation, 'path').map(({ description, ...parameter }) => ({
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
    ...createKeyPairs(operation, document, 'cookie').map(({ key, value }) => `${key}=${value}`),
    ...filterParameters(operation, 'cookie')
      .filter(({ isRequired }) => isRequired)
      .map((parameter) => `${parameter.name}=${formatExample(parameter)}`),
  ]
  // Postman sets the content type of a form with its boundary itself.
  const type = body === undefined || body.mediaType === 'multipart/form-data' ? [] : [body.mediaType]
  return [
    ...type.map((value) => ({ key: 'Content-Type', value })),
    ...createKeyPairs(operation, document, 'header'),
    ...filterParameters(operation, 'header').map((parameter) =>
      createPair(
        parameter,
        parameter.name,
        formatHeaderParameter(parameter, parseParameter(formatExample(parameter), parameter.schema)),
      ),
    ),
    ...(cookies.length === 0 ? [] : [{ key: 'Cookie', value: cookies.join('; ') }]),
  ]
}

function createBody(body: RequestBodySpec): PostmanBody {
  const { mediaType, examples } = body
  const value = examples[0]?.value
  const wholeFile = findWholeFile(body)
  if (wholeFile !== undefined) return { mode: 'file', file: { src: wholeFile.file } }
  const fields = (): PostmanPair[] =>
    Object.entries(typeof value === 'object' && value !== null ? value : {}).map(([key, field]) => ({
      key,
      value: formatParameterText(field),
    }))
  switch (mediaType) {
    case 'application/x-www-form-urlencoded':
      return { mode: 'urlencoded', urlencoded: fields() }
    case 'multipart/form-data':
      return {
        mode: 'formdata',
        formdata: [
          ...fields().map((field) => ({ ...field, type: 'text' as const })),
          ...(body.files ?? []).map(createFileField),
        ],
      }
    default: {
      const isJson = isJsonType(mediaType)
      const raw = typeof value === 'string' && !isJson ? value : JSON.stringify(value, undefined, 2)
      return { mode: 'raw', raw: raw ?? '', options: { raw: { language: isJson ? 'json' : 'text' } } }
    }
  }
}

const createFileField = ({ name, file, contentType }: FileField): PostmanFormField => ({
  key: name,
  type: 'file',
  src: file,
  ...(contentType !== undefined && { contentType }),
})
