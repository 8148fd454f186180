import { tryParseJson } from '../read-unknown.ts'
import { isJsonType } from './http/media-type.ts'
import {
  createQueryPairs,
  formatHeaderParameter,
  formatParameterText,
  formatPathParameter,
  type ParameterValue,
  parseParameter,
} from './parameter-style.ts'
import { createSampleBody, formatExampleText } from './request-body.ts'
import type { RequestParameter, RequestSpec, RequestValues, SampleRequest } from './request-spec.ts'
import { encodeReservedPart, encodeUrlPart, formatForm } from './request-text.ts'
import { createPlaceholder, listCredentials } from './security/list-credentials.ts'

type Pair = [name: string, value: string]

export interface RequestOptions {
  /** For display: missing required values are shown as placeholders (`YOUR_API_KEY`). Otherwise they are left out. */
  hasPlaceholders: boolean
}

/** Creates a request from the values that a reader entered. */
export function createRequest(
  spec: RequestSpec,
  values: RequestValues,
  options: RequestOptions,
): SampleRequest {
  const entered = listEnteredParameters(spec, values, options)
  const credentials = listCredentials(spec.security, values.credentials, options.hasPlaceholders)
  const ownCookies = entered.cookie.flatMap(({ parameter, value }) => createQueryPairs(parameter, value))
  const cookies = [...ownCookies, ...credentials.cookies]
  const body = spec.body && createSampleBody(values, spec.body, options.hasPlaceholders)
  const address = createAddress(
    values.server + fillPath(spec.path, entered.path),
    credentials.query,
    entered.query,
  )
  return {
    method: spec.method,
    ...address,
    headers: [
      ...credentials.headers,
      ...entered.header.map(
        ({ parameter, value }): Pair => [parameter.name, formatHeaderParameter(parameter, value)],
      ),
      ...(cookies.length === 0 ? [] : [createCookieHeader(cookies)]),
      ...(body?.contentType === undefined ? [] : [['Content-Type', body.contentType] satisfies Pair]),
    ],
    body: body?.body,
    ...(credentials.hasCertificate ? { hasCertificate: true } : {}),
    ...(spec.hasJsonResponse === true ? { hasJsonResponse: true } : {}),
  }
}

interface EnteredParameter {
  parameter: RequestParameter
  value: ParameterValue
}

function listEnteredParameters(
  spec: RequestSpec,
  values: RequestValues,
  options: RequestOptions,
): Record<RequestParameter['in'], EnteredParameter[]> {
  const entered: Record<RequestParameter['in'], EnteredParameter[]> = {
    path: [],
    query: [],
    header: [],
    cookie: [],
  }
  for (const parameter of spec.parameters) {
    const text = readParameterText(parameter, values, options)
    if (text !== undefined)
      entered[parameter.in].push({ parameter, value: parseParameterText(text, parameter) })
  }
  return entered
}

/** Parses the text of a parameter. One with a media type is sent as a whole. */
function parseParameterText(text: string, { schema, mediaType }: RequestParameter): ParameterValue {
  if (mediaType === undefined) return parseParameter(text, schema)
  return { kind: 'plain', text: isJsonType(mediaType) ? toJsonText(text) : text }
}

/** Returns JSON as it is, and any other text as a JSON string. */
function toJsonText(text: string): string {
  const value = tryParseJson(text)
  return JSON.stringify(value === undefined ? text : value)
}

const fillPath = (path: string, parameters: readonly EnteredParameter[]): string =>
  parameters.reduce(
    (text, { parameter, value }) =>
      text.replaceAll(`{${parameter.name}}`, () =>
        formatPathParameter(parameter, value, (part) => encodeValue(part, parameter)),
      ),
    path,
  )

/**
 * Writes the query into the URL if a part of it has its own encoding: languages would encode it like the rest.
 * `credentials` come first.
 */
function createAddress(
  url: string,
  credentials: readonly Pair[],
  parameters: readonly EnteredParameter[],
): Pick<SampleRequest, 'url' | 'query'> {
  const pairs = parameters.flatMap(({ parameter, value }) =>
    createQueryPairs(parameter, value).map((pair) => ({ parameter, pair })),
  )
  const isPlain = !url.includes('?') && pairs.every(({ parameter }) => parameter.allowReserved !== true)
  if (isPlain) return { url, query: [...credentials, ...pairs.map(({ pair }) => pair)] }
  const parts = [
    ...(credentials.length === 0 ? [] : [formatForm(credentials)]),
    ...pairs.map(
      ({ parameter, pair: [name, value] }) => `${encodeUrlPart(name)}=${encodeValue(value, parameter)}`,
    ),
  ]
  if (parts.length === 0) return { url, query: [] }
  return { url: `${url}${url.includes('?') ? '&' : '?'}${parts.join('&')}`, query: [] }
}

const encodeValue = (text: string, { allowReserved }: RequestParameter): string =>
  allowReserved === true ? encodeReservedPart(text) : encodeUrlPart(text)

/** Returns the entered text of a parameter. A missing required one gets a placeholder if samples need it. */
function readParameterText(
  parameter: RequestParameter,
  values: RequestValues,
  { hasPlaceholders }: RequestOptions,
): string | undefined {
  const text = values.parameters[getParameterKey(parameter)]
  const isMissing = text === undefined || (text === '' && parameter.isRequired)
  return isMissing && parameter.isRequired && hasPlaceholders ? createPlaceholder(parameter.name) : text
}

/** Returns the key of a parameter in `RequestValues.parameters`. */
export const getParameterKey = (parameter: { in: string; name: string }): string =>
  `${parameter.in}.${parameter.name}`

const createCookieHeader = (cookies: Pair[]): Pair => [
  'Cookie',
  cookies.map(([name, value]) => `${encodeUrlPart(name)}=${encodeUrlPart(value)}`).join('; '),
]

/** Returns the initial values of forms and samples: all parameters that have an example, and the first example body. */
export function createExampleValues(spec: RequestSpec): RequestValues {
  const parameters = spec.parameters
    .filter(({ example }) => example !== undefined)
    .map((parameter): Pair => [getParameterKey(parameter), formatParameterText(parameter.example)])
  return {
    server: completeServerUrl(spec.servers[0]?.url),
    parameters: Object.fromEntries(parameters),
    body: isSentByDefault(spec) ? getExampleText(spec) : undefined,
    credentials: {},
  }
}

/** Adds a placeholder for the host to a URL without one: programs have no page that it could be relative to. */
const completeServerUrl = (url = ''): string => (/^[^/]/.test(url) ? url : `https://YOUR_SERVER${url}`)

/** Returns the text of the first example of the body. */
export const getExampleText = ({ body }: Pick<RequestSpec, 'body'>): string | undefined =>
  body?.examples[0] && formatExampleText(body.examples[0].value, body.mediaType)

/** False for an optional body that says nothing, or that the method gives no meaning. */
function isSentByDefault({ method, body }: RequestSpec): boolean {
  if (body === undefined || body.isRequired) return body !== undefined
  const isEmpty = body.files === undefined && /^(?:\{\}|null)?$/.test(getExampleText({ body }) ?? '')
  return !isEmpty && method !== 'GET' && method !== 'HEAD'
}

/** Creates the request that samples show. */
export const createExampleRequest = (spec: RequestSpec): SampleRequest =>
  createRequest(spec, createExampleValues(spec), { hasPlaceholders: true })
