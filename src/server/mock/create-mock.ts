import type { ApiDocument, ApiParameter, OpenApiOperation } from '../../shared/api/api-document.ts'
import { createPlaceholder } from '../../shared/api/security/list-credentials.ts'
import type { Handler } from '../create-file-handler.ts'
import { type CheckContext, checkRequest, listOperationChoices } from './request/check-request.ts'
import { createSchemaCheck } from './request/create-schema-check.ts'
import { createPathMatcher, type PathMatch, type PathMatcher } from './request/match-path.ts'
import { readRequestBody } from './request/read-request-body.ts'
import { readPreference } from './response/choose-status-and-content.ts'
import type { RequestFailure } from './response/create-error-body.ts'
import { createHttpResponse, type ResponseDraft } from './response/create-http-response.ts'
import { isPreflight, respondToPreflight } from './response/mock-cors.ts'
import { createResponseFactory, type ResponseFactory } from './response/response-factory.ts'

/** A mock server for one API. */
export interface Mock {
  handler: Handler
  operations: OpenApiOperation[]
}

interface MockTools {
  match: PathMatcher
  checkContext: CheckContext
  responses: ResponseFactory
}

/**
 * Creates a handler that responds with the examples of a document after checking credentials, parameters, and body.
 * It's stateless: the same request gets the same response. `prefix` is the path it's mounted at, without a trailing
 * slash; the paths of the document's servers aren't part of its paths.
 */
export function createMock(document: ApiDocument, prefix: string): Mock {
  const { schemas, securitySchemes } = document
  const operations = document.operations.filter(({ isWebhook }) => !isWebhook)
  const tools: MockTools = {
    match: createPathMatcher(operations),
    checkContext: { check: createSchemaCheck(schemas, 'request'), schemas, securitySchemes },
    responses: createResponseFactory({ operations, schemas, check: createSchemaCheck(schemas, 'response') }),
  }
  const handler: Handler = async (request) => {
    if (isPreflight(request)) return respondToPreflight(request)
    const { pathname, searchParams } = new URL(request.url)
    const match = tools.match(request.method, {
      pathname: pathname.slice(prefix.length) || '/',
      searchParams,
    })
    const draft =
      match.kind === 'found'
        ? await respondToOperation(request, match, tools)
        : rejectUnmatched(request, match, tools.responses)
    return createHttpResponse(draft, request.method === 'HEAD')
  }
  return { handler, operations }
}

type OperationMatch = Extract<PathMatch, { kind: 'found' }>

function rejectUnmatched(
  request: Request,
  match: Exclude<PathMatch, OperationMatch>,
  responses: ResponseFactory,
): ResponseDraft {
  const { headers } = request
  if (match.kind === 'wrong path') {
    const nearest = match.nearest.map((name) => ({ field: 'nearest', message: name, keyword: 'path' }))
    return responses.createError(undefined, headers, {
      ...createFailure(404, 'No operation has this path.'),
      errors: nearest,
    })
  }
  const allow = match.allow.join(', ')
  if (request.method === 'OPTIONS') return { status: 204, body: undefined, headers: { Allow: allow } }
  const methodFailure = createFailure(405, `This path doesn't support ${request.method}. Allowed: ${allow}.`)
  const draft = responses.createError(undefined, headers, methodFailure)
  return { ...draft, headers: { ...draft.headers, Allow: allow } }
}

async function respondToOperation(
  request: Request,
  { operations, readValues }: OperationMatch,
  { checkContext, responses }: MockTools,
): Promise<ResponseDraft> {
  const { headers } = request
  const query = new URL(request.url).searchParams
  const body = await readRequestBody(request)
  if (body.kind === 'too large')
    return responses.createError(undefined, headers, createFailure(413, body.message))
  const choices = listOperationChoices(preferOwnValues(operations, readValues), body)
  const [choice] = choices
  const preference = readPreference(headers, query)
  if (preference.code !== undefined || preference.example !== undefined)
    return responses.createPreferred(choice.operation, preference, headers)
  let firstProblem: RequestFailure | undefined
  for (const { operation, errors } of choices) {
    const sent = { path: readValues(operation), query, headers, body }
    const problem = checkRequest({ operation, errors }, sent, checkContext)
    if (problem === undefined) return responses.createSuccess(operation, headers)
    firstProblem ??= problem
  }
  return responses.createError(choice.operation, headers, firstProblem ?? createFailure(400, 'Bad request'))
}

const createFailure = (status: number, message: string): RequestFailure => ({ status, message, errors: [] })

/**
 * Sorts operations whose paths differ only in the names of their parameters, such as `/{aws_path}/login` and
 * `/{gcp_path}/login`: first those whose own examples, defaults, or placeholders a request has in its path.
 */
function preferOwnValues(
  operations: readonly [OpenApiOperation, ...OpenApiOperation[]],
  readValues: (operation: OpenApiOperation) => Record<string, string>,
): [OpenApiOperation, ...OpenApiOperation[]] {
  const [only, ...others] = operations
  if (others.length === 0) return [only]
  const counts = new Map(operations.map((own) => [own, countOwnValues(own, readValues(own))]))
  const [first = only, ...rest] = operations.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
  return [first, ...rest]
}

const countOwnValues = ({ parameters }: OpenApiOperation, values: Record<string, string>): number =>
  parameters.filter(
    (parameter) => parameter.in === 'path' && listOwnValues(parameter).includes(values[parameter.name] ?? ''),
  ).length

function listOwnValues({ name, example, schema }: ApiParameter): string[] {
  const given = typeof schema === 'object' ? schema.default : undefined
  return [createPlaceholder(name), ...[example, given].flatMap((value) => value ?? []).map(String)]
}
