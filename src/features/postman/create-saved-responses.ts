import { STATUS_CODES } from 'node:http'
import type {
  ApiExample,
  ApiResponse,
  MediaContent,
  OpenApiOperation,
} from '../../shared/api/api-document.ts'
import { isJsonType } from '../../shared/api/http/media-type.ts'
import type { PostmanPair, PostmanRequest, PostmanResponse } from './postman-types.ts'

/** Creates saved responses from the examples of an operation, each with a matching request. */
export function createSavedResponses(
  operation: OpenApiOperation,
  request: PostmanRequest,
): PostmanResponse[] {
  const originalRequest = removeDescriptions(request)
  return operation.responses.flatMap((response) => {
    const [content] = response.contents
    if (content === undefined) return [createPostmanResponse({ response, request: originalRequest })]
    return content.examples.map((example) =>
      createPostmanResponse({ response, request: originalRequest, content, example }),
    )
  })
}

/** Strips the request that is saved with each response. Otherwise requests would make up most of the collection. */
function removeDescriptions({ method, header, url, body }: PostmanRequest): PostmanRequest {
  const keepEnabled = (pairs: PostmanPair[]): PostmanPair[] =>
    pairs.filter(({ disabled }) => disabled !== true).map(({ key, value }) => ({ key, value }))
  return {
    method,
    header: keepEnabled(header),
    url: { ...url, query: keepEnabled(url.query), variable: keepEnabled(url.variable) },
    ...(body === undefined ? {} : { body }),
  }
}

interface SavedExample {
  response: ApiResponse
  request: PostmanRequest
  content?: MediaContent
  example?: ApiExample
}

function createPostmanResponse({ response, request, content, example }: SavedExample): PostmanResponse {
  const code = toStatusCode(response.status)
  const type = content?.mediaType ?? ''
  const isJson = isJsonType(type)
  const value = example?.value
  const hasOthers = (content?.examples.length ?? 0) > 1
  const summary = example?.summary || [STATUS_CODES[code], hasOthers ? `(${example?.name})` : ''].join(' ')
  return {
    name: `${response.status} ${summary}`.trim(),
    originalRequest: request,
    status: STATUS_CODES[code] ?? '',
    code,
    _postman_previewlanguage: isJson ? 'json' : type.includes('html') ? 'html' : 'text',
    header: type === '' ? [] : [{ key: 'Content-Type', value: type }],
    body:
      value === undefined
        ? ''
        : typeof value === 'string' && !isJson
          ? value
          : JSON.stringify(value, undefined, 2),
  }
}

/** Converts a status to a number, because Postman accepts only numbers: `4XX` to 400, `default` to 200. */
function toStatusCode(status: string): number {
  const range = /^([1-5])xx$/i.exec(status)?.[1]
  if (range !== undefined) return Number(range) * 100
  return /^\d{3}$/.test(status) ? Number(status) : 200
}
