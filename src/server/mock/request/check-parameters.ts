import type { ApiParameter, OpenApiOperation } from '../../../shared/api/api-document.ts'
import { explainJsonSize } from './body-limits.ts'
import type { FieldError } from './explain-field-errors.ts'
import { parseCookies } from './list-missing-credentials.ts'
import type { CheckValue } from './schema-check.ts'

/** Where parameter values are read from. */
export interface SentParameters {
  path: Record<string, string>
  query: URLSearchParams
  headers: Headers
}

/**
 * Checks parameters and names those that are missing or invalid. Parameters that the document doesn't define are
 * ignored.
 */
export function checkParameters(
  operation: OpenApiOperation,
  sent: SentParameters,
  check: CheckValue,
): FieldError[] {
  const cookies = parseCookies(sent.headers)
  return operation.parameters.flatMap((parameter) => {
    // OpenAPI describes these elsewhere and ignores them as parameters.
    if (parameter.in === 'header' && /^(accept|content-type|authorization)$/i.test(parameter.name)) return []
    const value = readValue(parameter, sent, cookies)
    if (value !== undefined) return checkParameter(parameter, value, check)
    if (!parameter.isRequired) return []
    return [
      { field: parameter.name, message: `This ${parameter.in} parameter is required.`, keyword: 'required' },
    ]
  })
}

/** Text as sent, or a list or object, depending on the style. */
type RawValue = string | string[] | Record<string, string>

function readValue(
  parameter: ApiParameter,
  { path, query, headers }: SentParameters,
  cookies: Record<string, string>,
): RawValue | undefined {
  switch (parameter.in) {
    case 'path':
      return stripPrefix(path[parameter.name], parameter)
    case 'header':
      return headers.get(parameter.name) ?? undefined
    case 'cookie':
      return cookies[parameter.name]
    case 'query':
      return readQueryValue(parameter, query)
  }
}

/** Styles `label` and `matrix` start with a character or with the name. */
function stripPrefix(text: string | undefined, { name, style }: ApiParameter): string | undefined {
  if (text === undefined) return undefined
  if (style === 'label') return text.replace(/^\./, '')
  return style === 'matrix' && text.startsWith(`;${name}=`) ? text.slice(name.length + 2) : text
}

function readQueryValue({ name, style }: ApiParameter, query: URLSearchParams): RawValue | undefined {
  if (style === 'deepObject') {
    const entries = [...query].filter(([key]) => key.startsWith(`${name}[`) && key.endsWith(']'))
    if (entries.length === 0) return undefined
    return Object.fromEntries(entries.map(([key, value]) => [key.slice(name.length + 1, -1), value]))
  }
  const all = query.getAll(name)
  return all.length > 1 ? all : all[0]
}

/** Checks a value. Values arrive as text, and a text is valid if any of its interpretations is. */
function checkParameter(parameter: ApiParameter, sent: RawValue, check: CheckValue): FieldError[] {
  let best: FieldError[] | undefined
  for (const candidate of listCandidates(parameter, sent)) {
    const errors = check(candidate, parameter.schema)
    if (errors.length === 0) return []
    // A violated limit on a value of the right type is more useful than a type error.
    if (best === undefined || isTypeError(best)) best = isTypeError(errors) ? (best ?? errors) : errors
  }
  return (best ?? []).map((error) => ({
    ...error,
    field: [parameter.name, error.field].filter(Boolean).join('.'),
  }))
}

const isTypeError = (errors: readonly FieldError[]): boolean =>
  errors.some(({ keyword }) => keyword === 'type')

function listCandidates(parameter: ApiParameter, sent: RawValue): unknown[] {
  if (typeof sent !== 'string') {
    if (Array.isArray(sent)) return toLists(sent)
    return [
      Object.fromEntries(Object.entries(sent).map(([name, text]) => [name, toScalars(text).at(-1)])),
      sent,
    ]
  }
  return [...toScalars(sent), ...toLists(sent.split(getSeparator(parameter))), ...parseJson(sent)]
}

/** Interprets a text as itself, a number, a boolean, or null. */
function toScalars(text: string): unknown[] {
  if (text === 'true' || text === 'false') return [text, text === 'true']
  if (text === 'null' || text === '') return [text, null]
  return /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/.test(text) ? [text, Number(text)] : [text]
}

const toLists = (texts: readonly string[]): unknown[][] => [
  [...texts],
  texts.map((text) => toScalars(text).at(-1)),
]

function getSeparator({ style }: ApiParameter): RegExp {
  if (style === 'spaceDelimited') return / |,/
  return style === 'pipeDelimited' ? /\|/ : /,/
}

/** A parameter may contain JSON. */
function parseJson(text: string): unknown[] {
  if (explainJsonSize(text) !== undefined) return []
  try {
    return [JSON.parse(text)]
  } catch {
    return []
  }
}
