import { getParameterKey } from '../../../../shared/api/create-request.ts'
import type { RequestSpec } from '../../../../shared/api/request-spec.ts'
import { fillMessage } from '../../../../shared/messages/fill-message.ts'
import type { BodyProblem } from '../body/explain-schema-errors.ts'
import { findJsonError } from '../body/find-json-error.ts'
import type { BodyCheck } from '../body/load-body-check.ts'
import { getTryItMessages } from '../get-try-it-messages.ts'
import { checkParameterText } from './check-parameter-text.ts'
import { type FormValues, getBodyText, hasBodyText, hasJsonBody } from './form-values.ts'

/** A problem in the form. */
export interface FormProblem {
  /** Key of the parameter, `body`, or `server`. */
  field: string
  /** A sentence. */
  text: string
  /** Whether the request can't be sent without it. Anything else can be sent to see the server's response. */
  isBlocking: boolean
}

/** Checks the parameters. */
export function checkFormParameters(spec: RequestSpec, values: FormValues): FormProblem[] {
  return spec.parameters.flatMap((parameter) => {
    const key = getParameterKey(parameter)
    const text = values.parameters[key] ?? ''
    const problem = checkParameterText(parameter, text)
    if (problem === undefined) return []
    const isBlocking = parameter.in === 'path' && text.trim() === ''
    const { checkField } = getTryItMessages()
    return [{ field: key, text: fillMessage(checkField, { field: parameter.name, problem }), isBlocking }]
  })
}

/** Checks the body. If the check couldn't be loaded, only its syntax. */
export function checkFormBody(
  spec: RequestSpec,
  values: FormValues,
  check: BodyCheck | undefined,
): FormProblem[] {
  if (!values.sendsBody || spec.body === undefined) return []
  const messages = getTryItMessages()
  const missingFile = spec.body.files?.find(
    ({ name, isRequired }) => isRequired && (values.files[name] ?? []).length === 0,
  )
  if (missingFile !== undefined) return [createBodyProblem(formatMissingFile(missingFile.name))]
  if (!hasBodyText(spec)) return []
  const text = getBodyText(spec, values)
  if (text.trim() === '') return spec.body.isRequired ? [createBodyProblem(messages.checkEmptyBody)] : []
  if (!hasJsonBody(spec)) return []
  const error = findJsonError(text)
  if (error !== undefined) {
    const { line, column, message: problem } = error
    return [createBodyProblem(fillMessage(messages.jsonPosition, { line, column, problem }))]
  }
  return (check?.(JSON.parse(text)) ?? []).map((problem) => createBodyProblem(formatSentence(problem)))
}

function formatMissingFile(field: string): string {
  const { checkMissingFile, checkField, checkMissingValue } = getTryItMessages()
  return field === '' ? checkMissingFile : fillMessage(checkField, { field, problem: checkMissingValue })
}

function formatSentence({ path, message: problem }: BodyProblem): string {
  const { checkBody, checkField } = getTryItMessages()
  return path === '' ? fillMessage(checkBody, { problem }) : fillMessage(checkField, { field: path, problem })
}

const createBodyProblem = (text: string): FormProblem => ({ field: 'body', text, isBlocking: false })

/** Methods that only read. */
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS', 'QUERY', 'TRACE'])

/** Whether a request may change data. */
export const isMutating = (method: string): boolean => !safeMethods.has(method)
