import type { ApiDocument, Operation } from '../../shared/api/api-document.ts'
import type { Handler } from '../serve-files.ts'
import { type Answers, createAnswers } from './answer/answer-operation.ts'
import { readWish } from './answer/choose-response.ts'
import { answerPreflight, isPreflight } from './answer/cors.ts'
import type { Failure } from './answer/error-body.ts'
import { type Answer, writeAnswer } from './answer/write-answer.ts'
import { checkRequest, chooseOperation, type Judge } from './request/check-request.ts'
import { createMatcher, type Match, type MatchPath } from './request/match-path.ts'
import { readBody } from './request/read-body.ts'
import { createSchemaCheck } from './request/schema-check.ts'

/** A mock server for one API. */
export interface Mock {
  handler: Handler
  operations: Operation[]
}

interface Parts {
  match: MatchPath
  judge: Judge
  answers: Answers
}

/**
 * Creates a handler that responds with the examples of a document after checking credentials, parameters, and body.
 * It's stateless: the same request gets the same response. `prefix` is the path it's mounted at, without a trailing
 * slash; the paths of the document's servers aren't part of its paths.
 */
export function createMock(document: ApiDocument, prefix: string): Mock {
  const { schemas, securitySchemes } = document
  const operations = document.operations.filter(({ isWebhook }) => !isWebhook)
  const parts: Parts = {
    match: createMatcher(operations),
    judge: { check: createSchemaCheck(schemas, 'request'), securitySchemes },
    answers: createAnswers({ operations, schemas, check: createSchemaCheck(schemas, 'response') }),
  }
  const handler: Handler = async (request) => {
    if (isPreflight(request)) return answerPreflight(request)
    const path = new URL(request.url).pathname.slice(prefix.length) || '/'
    const match = parts.match(request.method, path)
    const answer =
      match.kind === 'found'
        ? await answerOperation(request, match, parts)
        : answerNothing(request, match, parts.answers)
    return writeAnswer(answer, request.method === 'HEAD')
  }
  return { handler, operations }
}

type Found = Extract<Match, { kind: 'found' }>

function answerNothing(request: Request, match: Exclude<Match, Found>, answers: Answers): Answer {
  if (match.kind === 'wrong path') {
    const nearest = match.nearest.map((name) => ({ field: 'nearest', message: name, keyword: 'path' }))
    return answers.refuse(undefined, { ...failure(404, 'No operation has this path.'), errors: nearest })
  }
  const allow = match.allow.join(', ')
  if (request.method === 'OPTIONS') return { status: 204, body: undefined, headers: { Allow: allow } }
  const wrong = failure(405, `This path doesn't support ${request.method}. Allowed: ${allow}.`)
  const answer = answers.refuse(undefined, wrong)
  return { ...answer, headers: { ...answer.headers, Allow: allow } }
}

async function answerOperation(
  request: Request,
  { operations, values }: Found,
  { judge, answers }: Parts,
): Promise<Answer> {
  const { headers } = request
  const query = new URL(request.url).searchParams
  const body = await readBody(request)
  if (body.kind === 'too large') return answers.refuse(undefined, failure(413, body.message))
  const choice = chooseOperation(operations, body)
  const wish = readWish(headers, query)
  if (wish.code !== undefined || wish.example !== undefined)
    return answers.fulfil(choice.operation, wish, headers)
  const wrong = checkRequest(choice, { path: values, query, headers, body }, judge)
  return wrong === undefined
    ? answers.succeed(choice.operation, headers)
    : answers.refuse(choice.operation, wrong)
}

const failure = (status: number, message: string): Failure => ({ status, message, errors: [] })
