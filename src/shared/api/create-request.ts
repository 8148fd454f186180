import {
  createQueryPairs,
  formatHeaderParameter,
  formatParameterText,
  formatPathParameter,
  parseParameter,
} from './parameter-style.ts'
import { createSampleBody, formatExampleText } from './request-body.ts'
import type {
  NamedScheme,
  RequestParameter,
  RequestSpec,
  RequestValues,
  SampleRequest,
} from './request-spec.ts'
import { encodeUrlPart } from './request-text.ts'

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
  const enteredParameters = spec.parameters.flatMap((parameter) => {
    const text = readParameterText(parameter, values, options)
    return text === undefined ? [] : [{ parameter, value: parseParameter(text, parameter.schema) }]
  })
  const filterByLocation = (location: RequestParameter['in']): typeof enteredParameters =>
    enteredParameters.filter(({ parameter }) => parameter.in === location)

  const sentCredentials = listCredentials(spec.security, values.credentials, options)
  const cookies = [
    ...filterByLocation('cookie').flatMap(({ parameter, value }) => createQueryPairs(parameter, value)),
    ...sentCredentials.cookies,
  ]
  const body =
    spec.body === undefined || values.body === undefined
      ? undefined
      : createSampleBody(values.body, spec.body.mediaType)
  const path = filterByLocation('path').reduce(
    (text, { parameter, value }) =>
      text.replaceAll(`{${parameter.name}}`, () => formatPathParameter(parameter, value)),
    spec.path,
  )
  return {
    method: spec.method,
    url: values.server + path,
    query: [
      ...sentCredentials.query,
      ...filterByLocation('query').flatMap(({ parameter, value }) => createQueryPairs(parameter, value)),
    ],
    headers: [
      ...sentCredentials.headers,
      ...filterByLocation('header').map(
        ({ parameter, value }): Pair => [parameter.name, formatHeaderParameter(parameter, value)],
      ),
      ...(cookies.length === 0 ? [] : [createCookieHeader(cookies)]),
      ...(body === undefined ? [] : [['Content-Type', body.contentType] satisfies Pair]),
    ],
    body: body?.body,
    ...(spec.hasJsonResponse === true ? { hasJsonResponse: true } : {}),
  }
}

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

/** Credentials by the part of the request that carries them. */
interface SentCredentials {
  query: Pair[]
  headers: Pair[]
  cookies: Pair[]
}

/** Puts credentials where their schemes expect them. */
function listCredentials(
  security: NamedScheme[],
  credentials: Record<string, string>,
  { hasPlaceholders }: RequestOptions,
): SentCredentials {
  const sent: SentCredentials = { query: [], headers: [], cookies: [] }
  const keys = security.filter(({ scheme }) => scheme.kind === 'apiKey').length
  for (const { name, scheme } of security) {
    const value = credentials[name]?.trim() || undefined
    if (value === undefined && !hasPlaceholders) continue
    if (scheme.kind === 'apiKey') {
      const placeholder = keys === 1 ? 'YOUR_API_KEY' : createPlaceholder(scheme.name)
      sent[fieldByLocation[scheme.in]].push([scheme.name, value ?? placeholder])
    } else if (scheme.kind !== 'other') {
      sent.headers.push([
        'Authorization',
        scheme.kind === 'bearer' ? formatBearer(value) : formatBasic(value),
      ])
    }
  }
  return sent
}

const fieldByLocation = { query: 'query', header: 'headers', cookie: 'cookies' } as const

/** Accepts a token that was copied together with the word "Bearer". */
const formatBearer = (token = 'YOUR_AUTH_TOKEN'): string => `Bearer ${token.replace(/^bearer\s+/i, '')}`

const formatBasic = (userAndPassword: string | undefined): string =>
  `Basic ${userAndPassword === undefined ? 'YOUR_USER_AND_PASSWORD_IN_BASE64' : encodeBase64(userAndPassword)}`

const encodeBase64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)))

/** Converts `node_id` to `YOUR_NODE_ID`, which needs no escaping in any language, shell, or URL. */
const createPlaceholder = (name: string): string =>
  `YOUR_${name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .toUpperCase()}`

/** Returns the initial values of forms and samples: all parameters that have an example, and the first example body. */
export function createExampleValues(spec: RequestSpec): RequestValues {
  const parameters = spec.parameters
    .filter(({ example }) => example !== undefined)
    .map((parameter): Pair => [getParameterKey(parameter), formatParameterText(parameter.example)])
  const example = spec.body?.examples[0]
  return {
    server: spec.servers[0]?.url ?? '',
    parameters: Object.fromEntries(parameters),
    body:
      spec.body === undefined || example === undefined
        ? undefined
        : formatExampleText(example.value, spec.body.mediaType),
    credentials: {},
  }
}

/** Creates the request that samples show. */
export const createExampleRequest = (spec: RequestSpec): SampleRequest =>
  createRequest(spec, createExampleValues(spec), { hasPlaceholders: true })

/** Missing required values. */
export interface MissingValues {
  /** Keys as in `RequestValues.parameters`. */
  parameters: string[]
  /** Names of security schemes. */
  credentials: string[]
  body: boolean
}

export function findMissingValues(spec: RequestSpec, values: RequestValues): MissingValues {
  const isEmpty = (text: string | undefined): boolean => text === undefined || text.trim() === ''
  return {
    parameters: spec.parameters
      .filter(({ isRequired }) => isRequired)
      .map(getParameterKey)
      .filter((key) => isEmpty(values.parameters[key])),
    credentials: spec.security
      .filter(({ scheme }) => scheme.kind !== 'other')
      .map(({ name }) => name)
      .filter((name) => isEmpty(values.credentials[name])),
    body: spec.body?.isRequired === true && isEmpty(values.body),
  }
}
