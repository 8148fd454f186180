import type { ApiDocument } from '../../shared/api/api-document.ts'
import type { Handler } from '../create-file-handler.ts'
import { createMock, type Mock } from './create-mock.ts'
import { createHttpResponse, type ResponseDraft } from './response/create-http-response.ts'
import { isPreflight, respondToPreflight } from './response/mock-cors.ts'

/** An API in the list at the mock server's root. */
interface MockListing extends Pick<ApiDocument, 'id' | 'label' | 'title'> {
  /** Path it's mounted at, with a trailing slash. */
  path: string
  operations: { id: string; method: string; path: string }[]
}

export interface MockApis {
  handler: Handler
  listing: MockListing[]
}

/** Creates mocks of several APIs, each at `<prefix>/<id>`. The prefix itself responds with their list. */
export function createMockApis(documents: readonly ApiDocument[], prefix: string): MockApis {
  const mocks = new Map(
    documents.map((document) => [document.id, createMock(document, `${prefix}/${document.id}`)]),
  )
  const listing = documents.map((document) => createListing(document, prefix, mocks.get(document.id)))
  const handler: Handler = async (request) => {
    const below = new URL(request.url).pathname.slice(prefix.length).split('/')
    const mock = mocks.get(below[1] ?? '')
    if (mock !== undefined) return mock.handler(request)
    if (isPreflight(request)) return respondToPreflight(request)
    return createHttpResponse(
      respondToRoot(request.method, below.join('/'), listing),
      request.method === 'HEAD',
    )
  }
  return { handler, listing }
}

function respondToRoot(method: string, path: string, apis: MockListing[]): ResponseDraft {
  const createDraft = (status: number, value: unknown): ResponseDraft => ({
    status,
    body: { type: 'application/json', value },
    headers: status === 405 ? { Allow: 'GET, HEAD, OPTIONS' } : {},
  })
  if (path !== '' && path !== '/')
    return createDraft(404, { message: 'No API has this path.', apis: apis.map((api) => api.path) })
  if (method === 'OPTIONS') return { status: 204, body: undefined, headers: { Allow: 'GET, HEAD, OPTIONS' } }
  return method === 'GET' || method === 'HEAD'
    ? createDraft(200, { apis })
    : createDraft(405, { message: `This path doesn't support ${method}. Allowed: GET, HEAD, OPTIONS.` })
}

function createListing(
  { id, label, title }: ApiDocument,
  prefix: string,
  mock: Mock | undefined,
): MockListing {
  return {
    id,
    label,
    title,
    path: `${prefix}/${id}/`,
    operations: (mock?.operations ?? []).map((operation) => ({
      id: operation.id,
      method: operation.method,
      path: operation.path,
    })),
  }
}
