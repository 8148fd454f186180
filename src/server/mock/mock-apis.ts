import type { ApiDocument } from '../../shared/api/api-document.ts'
import type { Handler } from '../serve-files.ts'
import { answerPreflight, isPreflight } from './answer/cors.ts'
import { type Answer, writeAnswer } from './answer/write-answer.ts'
import { createMock, type Mock } from './create-mock.ts'

/** Entry of an API in the list at the mock server's root. */
interface MockListing {
  id: string
  label: string
  title: string
  /** Path it's mounted at, with a trailing slash. */
  path: string
  operations: { id: string; method: string; path: string }[]
}

export interface MockApis {
  handler: Handler
  listing: MockListing[]
}

/** Creates mocks of several APIs, each at `<prefix>/<id>`. The prefix itself responds with their list. */
export function mockApis(documents: readonly ApiDocument[], prefix: string): MockApis {
  const mocks = new Map(
    documents.map((document) => [document.id, createMock(document, `${prefix}/${document.id}`)]),
  )
  const listing = documents.map((document) => listingOf(document, prefix, mocks.get(document.id)))
  const handler: Handler = async (request) => {
    const below = new URL(request.url).pathname.slice(prefix.length).split('/')
    const mock = mocks.get(below[1] ?? '')
    if (mock !== undefined) return mock.handler(request)
    if (isPreflight(request)) return answerPreflight(request)
    return writeAnswer(answerRoot(request.method, below.join('/'), listing), request.method === 'HEAD')
  }
  return { handler, listing }
}

function answerRoot(method: string, path: string, apis: MockListing[]): Answer {
  const answer = (status: number, value: unknown): Answer => ({
    status,
    body: { type: 'application/json', value },
    headers: status === 405 ? { Allow: 'GET, HEAD, OPTIONS' } : {},
  })
  if (path !== '' && path !== '/')
    return answer(404, { message: 'No API has this path.', apis: apis.map((api) => api.path) })
  if (method === 'OPTIONS') return { status: 204, body: undefined, headers: { Allow: 'GET, HEAD, OPTIONS' } }
  return method === 'GET' || method === 'HEAD'
    ? answer(200, { apis })
    : answer(405, { message: `This path doesn't support ${method}. Allowed: GET, HEAD, OPTIONS.` })
}

function listingOf({ id, label, title }: ApiDocument, prefix: string, mock: Mock | undefined): MockListing {
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
