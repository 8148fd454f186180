import { isDeepStrictEqual } from 'node:util'
import type { ApiParameter, OpenApiOperation } from '../../../shared/api/api-document.ts'
import { createPlaceholder } from '../../../shared/api/security/list-credentials.ts'
import { type CoerceContext, coerceText, listScalars, parseJson } from './coerce-text.ts'
import type { FieldError } from './create-schema-check.ts'
import { getSeparator, type RawValue, readParameter, type SentParameters } from './read-parameter.ts'

/** Headers that clients set on their own, so that their values aren't the reader's. */
const automaticHeaders = /^(?:accept-encoding|accept-language|connection|content-length|host|user-agent)$/i

/**
 * Checks parameters and names those that are missing or invalid. Parameters that the document doesn't define are
 * ignored. The placeholder of a sample is valid, so that samples work as they are.
 */
export function checkParameters(
  operation: OpenApiOperation,
  sent: SentParameters,
  context: CoerceContext,
): FieldError[] {
  const names = new Set(operation.parameters.map(({ name }) => name))
  return operation.parameters.flatMap((parameter) => {
    const value = readParameter(parameter, { ...sent, names }, context.schemas)
    if (parameter.in === 'header' && automaticHeaders.test(parameter.name)) return []
    if (value !== undefined)
      return [value].flat().includes(createPlaceholder(parameter.name))
        ? []
        : checkParameter(parameter, value, context)
    if (!parameter.isRequired) return []
    return [
      { field: parameter.name, message: `This ${parameter.in} parameter is required.`, keyword: 'required' },
    ]
  })
}

/** Checks a value. Values arrive as text, and a text is valid if any of its interpretations is. */
function checkParameter(parameter: ApiParameter, sent: RawValue, context: CoerceContext): FieldError[] {
  let best: FieldError[] | undefined
  for (const candidate of listCandidates(parameter, sent, context)) {
    // The document's own example is valid, even if its schema disagrees.
    if (isDeepStrictEqual(candidate, parameter.example)) return []
    const errors = context.check(candidate, parameter.schema)
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

function listCandidates(parameter: ApiParameter, sent: RawValue, context: CoerceContext): unknown[] {
  if (Array.isArray(sent)) return toLists(sent)
  if (typeof sent === 'object') return [coerceText(sent, parameter.schema, context), sent]
  const values = parseJson(sent)
  return [
    ...listScalars(sent),
    ...toLists(sent.split(getSeparator(parameter.style))),
    ...values,
    // One item of a list, written as JSON.
    ...values.map((value) => [value]),
  ]
}

const toLists = (texts: readonly string[]): unknown[][] => [
  [...texts],
  texts.map((text) => listScalars(text).at(-1)),
  // Items can be objects, written as JSON.
  texts.map((text) => parseJson(text)[0] ?? text),
]
