import type { JsonObject, Resolve } from '../json-document.ts'
import type { MockOperation, MockResponse } from '../read-operations.ts'
import type { CheckValue } from '../request/schema-check.ts'
import {
  type ChosenResponse,
  chooseContent,
  responseFor,
  successOf,
  type Wish,
  wishedResponse,
} from './choose-response.ts'
import { errorBody, type Failure } from './error-body.ts'
import { exampleOfSchema } from './example-of-schema.ts'
import { type Answer, documentedHeaders, limitHeaders } from './write-answer.ts'

/** Makes answers from a document. */
export interface Answers {
  /** The example of success. */
  succeed(operation: MockOperation, headers: Headers): Answer
  /** The response that was asked for; one that is not documented is a mistake. */
  fulfil(operation: MockOperation, wish: Wish, headers: Headers): Answer
  /** An error in the form that the operation, or else the document, gives to errors. */
  refuse(operation: MockOperation | undefined, failure: Failure): Answer
}

interface Sources {
  operations: readonly MockOperation[]
  resolve: Resolve
  /** Checks answers. */
  check: CheckValue
}

export function createAnswers({ operations, resolve, check }: Sources): Answers {
  const limits = limitHeaders(operations, resolve)
  const give = (chosen: ChosenResponse, headers: Headers, example: string | undefined): Answer => {
    const found = chooseContent(chosen.response, headers)
    const [type, content] = found ?? []
    const value = content?.examples.get(example ?? '') ?? [...(content?.examples.values() ?? [])][0]
    return {
      status: chosen.status,
      headers: { ...limits, ...documentedHeaders(chosen.response, resolve) },
      body:
        type === undefined ? undefined : { type, value: value ?? exampleOfSchema(content?.schema, resolve) },
    }
  }
  const refuse: Answers['refuse'] = (operation, failure) => {
    const known = documentedFailure(
      operation === undefined ? operations : [operation, ...operations],
      failure.status,
    )
    const [type = 'application/json', content] = (known && chooseContent(known, new Headers())) ?? []
    const example = [...(content?.examples.values() ?? [])][0]
    const body = bodyOf(example, failure, (value) => check(value, content?.schema ?? true).length === 0)
    const own = known === undefined ? {} : documentedHeaders(known, resolve)
    const demand = failure.status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {}
    return {
      status: failure.status,
      headers: { ...limits, ...own, ...demand, 'Mock-Reason': reason(failure) },
      body: { type, value: body },
    }
  }
  return {
    succeed: (operation, headers) => give(successOf(operation), headers, undefined),
    fulfil(operation, wish, headers) {
      const wished = wishedResponse(operation, wish)
      if (!('problem' in wished)) return give(wished, headers, wish.example)
      return refuse(operation, { status: 400, message: wished.problem, errors: [] })
    },
    refuse,
  }
}

/** The response that documents a failure, of the first operation that has it; else any error of a request. */
function documentedFailure(operations: readonly MockOperation[], status: number): MockResponse | undefined {
  for (const operation of operations) {
    const found = responseFor(operation, status)
    if (found !== undefined) return found.response
  }
  return operations.flatMap(
    ({ responses }) => [...responses].find(([name]) => /^4\d\d$/.test(name))?.[1] ?? [],
  )[0]
}

/** A missing credential gets the example as it stands. So does every failure whose words would break the schema. */
function bodyOf(example: unknown, failure: Failure, isValid: (value: unknown) => boolean): unknown {
  if (failure.status === 401 && example !== undefined) return example
  const body: JsonObject = errorBody(example, failure)
  return example === undefined || isValid(body) ? body : example
}

const reason = ({ message, errors }: Failure): string =>
  [message, ...errors.map(({ field, message: text }) => `${field}: ${text}`)].join(' ').slice(0, 1000)
