import type { ApiDocument, ApiResponse, Content, Operation } from '../../../shared/api/api-document.ts'
import { exampleOfSchema } from '../../../shared/api/example/create-example.ts'
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
import { type Answer, documentedHeaders, limitHeaders } from './write-answer.ts'

/** Creates responses from a document. */
export interface Answers {
  /** Returns the example of success. */
  succeed(operation: Operation, headers: Headers): Answer
  /** Returns the response that the client asked for. An undocumented one is an error. */
  fulfil(operation: Operation, wish: Wish, headers: Headers): Answer
  /** Returns an error in the format that the operation, or else the document, defines. */
  refuse(operation: Operation | undefined, failure: Failure): Answer
}

interface Sources {
  operations: readonly Operation[]
  schemas: ApiDocument['schemas']
  /** Checks responses. */
  check: CheckValue
}

export function createAnswers({ operations, schemas, check }: Sources): Answers {
  const limits = limitHeaders(operations, schemas)
  const give = (chosen: ChosenResponse, headers: Headers, example: string | undefined): Answer => {
    const content = chooseContent(chosen.response, headers)
    return {
      status: chosen.status,
      headers: { ...limits, ...documentedHeaders(chosen.response, schemas) },
      body: content && {
        type: content.mediaType.toLowerCase(),
        value: exampleFor(content, example, schemas),
      },
    }
  }
  const refuse: Answers['refuse'] = (operation, failure) => {
    const known = documentedFailure(
      operation === undefined ? operations : [operation, ...operations],
      failure.status,
    )
    const content = known && chooseContent(known, new Headers())
    const example = content?.examples[0]?.value
    const body = bodyOf(example, failure, (value) => check(value, content?.schema ?? true).length === 0)
    const own = known === undefined ? {} : documentedHeaders(known, schemas)
    const demand = failure.status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {}
    return {
      status: failure.status,
      headers: { ...limits, ...own, ...demand, 'Mock-Reason': reason(failure) },
      body: { type: content?.mediaType.toLowerCase() ?? 'application/json', value: body },
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

/** Returns the first documented response for a failure among the operations, or any client error. */
function documentedFailure(operations: readonly Operation[], status: number): ApiResponse | undefined {
  for (const operation of operations) {
    const found = responseFor(operation, status)
    if (found !== undefined) return found.response
  }
  return operations.flatMap(({ responses }) => responses.find((own) => /^4\d\d$/.test(own.status)) ?? [])[0]
}

/** Returns the requested example, the first one, or a generated one. */
function exampleFor(
  { examples, schema, itemSchema }: Content,
  name: string | undefined,
  schemas: ApiDocument['schemas'],
): unknown {
  const example = examples.find((own) => own.name === name) ?? examples[0]
  if (example !== undefined) return example.value
  const shown = itemSchema ?? schema ?? false
  return exampleOfSchema(shown, schemas, { direction: 'response' }) ?? null
}

/**
 * Fills in the failure's message. A missing credential, or a message that would violate the schema, gets the example
 * unchanged.
 */
function bodyOf(example: unknown, failure: Failure, isValid: (value: unknown) => boolean): unknown {
  if (failure.status === 401 && example !== undefined) return example
  const body = errorBody(example, failure)
  return example === undefined || isValid(body) ? body : example
}

const reason = ({ message, errors }: Failure): string =>
  [message, ...errors.map(({ field, message: text }) => `${field}: ${text}`)].join(' ').slice(0, 1000)
