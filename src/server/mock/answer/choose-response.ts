import type { MockContent, MockOperation, MockResponse } from '../read-operations.ts'

/** A response of the document that is going to be the answer. */
export interface ChosenResponse {
  status: number
  response: MockResponse
}

/** What the reader asked for instead of success. */
export interface Wish {
  code: string | undefined
  example: string | undefined
}

/** Reads `Prefer: code=404, example=name`, and `__code` and `__example` of the query. */
export function readWish(headers: Headers, query: URLSearchParams): Wish {
  const prefer = new Map(
    (headers.get('Prefer') ?? '').split(/[,;]/).map((part) => {
      const [name = '', value = ''] = part.trim().split(/\s*=\s*/)
      return [name.toLowerCase(), value.replace(/^"|"$/g, '')]
    }),
  )
  return {
    code: query.get('__code') ?? prefer.get('code'),
    example: query.get('__example') ?? prefer.get('example'),
  }
}

/** The response for a status: its own, that of its range, or the default. */
export function responseFor(operation: MockOperation, status: number): ChosenResponse | undefined {
  const { responses } = operation
  const response =
    responses.get(String(status)) ??
    responses.get(`${Math.floor(status / 100)}XX`) ??
    responses.get(`${Math.floor(status / 100)}xx`) ??
    responses.get('default')
  return response && { status, response }
}

/** What an operation answers when all is well. */
export function successOf(operation: MockOperation): ChosenResponse {
  const statuses = [...operation.responses.keys()]
  const status =
    statuses.find((name) => /^2\d\d$/.test(name)) ??
    statuses.find((name) => /^2XX$/i.test(name)) ??
    statuses.find((name) => name === 'default') ??
    statuses.find((name) => /^3\d\d$/.test(name)) ??
    statuses[0] ??
    '200'
  const response = operation.responses.get(status) ?? { description: '', headers: {}, contents: new Map() }
  return { status: /^\d\d\d$/.test(status) ? Number(status) : firstOfRange(status), response }
}

const firstOfRange = (status: string): number => (/^[1-5]xx$/i.test(status) ? Number(status[0]) * 100 : 200)

/** What a wish names, or why it cannot be fulfilled. */
export function wishedResponse(operation: MockOperation, wish: Wish): ChosenResponse | { problem: string } {
  const known = [...operation.responses.keys()]
  if (wish.code === undefined) return responseWithExample(operation, wish.example ?? '')
  const status = Number(wish.code)
  const found = Number.isInteger(status) && status >= 200 && status <= 599 && responseFor(operation, status)
  if (!found) return { problem: `\`${wish.code}\` is not documented here. Documented: ${known.join(', ')}.` }
  const names = examplesOf(found.response)
  if (wish.example !== undefined && !names.includes(wish.example))
    return { problem: `${status} has no example \`${wish.example}\`. It has: ${names.join(', ')}.` }
  return found
}

function responseWithExample(operation: MockOperation, name: string): ChosenResponse | { problem: string } {
  const statuses = [...operation.responses].filter(([, response]) => examplesOf(response).includes(name))
  const status = statuses[0]?.[0]
  if (status === undefined) {
    const all = new Set([...operation.responses.values()].flatMap(examplesOf))
    return { problem: `No response has an example \`${name}\`. Examples: ${[...all].join(', ')}.` }
  }
  const number = /^\d\d\d$/.test(status) ? Number(status) : firstOfRange(status)
  return { status: number, response: operation.responses.get(status) ?? successOf(operation).response }
}

const examplesOf = ({ contents }: MockResponse): string[] =>
  [...contents.values()].flatMap(({ examples }) => [...examples.keys()])

/** The content that a client accepts; JSON, or the first, for one that accepts anything or nothing that is there. */
export function chooseContent(
  { contents }: MockResponse,
  headers: Headers,
): [type: string, content: MockContent] | undefined {
  const accepted = (headers.get('Accept') ?? '')
    .split(',')
    .map((part) => part.split(';')[0]?.trim().toLowerCase() ?? '')
  const all = [...contents]
  return (
    accepted.flatMap((type) => all.filter(([own]) => own.split(';')[0] === type))[0] ??
    all.find(([type]) => /[/+]json\b/.test(type)) ??
    all[0]
  )
}
