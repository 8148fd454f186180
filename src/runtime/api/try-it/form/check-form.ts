import { keyOf } from '../../../../shared/api/create-request.ts'
import type { RequestSpec } from '../../../../shared/api/request-spec.ts'
import { fillMessage } from '../../../../shared/messages/fill-message.ts'
import type { BodyProblem } from '../body/explain-schema-errors.ts'
import { findJsonError } from '../body/find-json-error.ts'
import type { BodyCheck } from '../body/load-body-check.ts'
import { getTryItTexts } from '../try-it-texts.ts'
import { problemOfParameter } from './check-parameter.ts'
import { type FormValues, hasJsonBody } from './form-values.ts'

/** Something in a form that the server will not like. */
export interface FormProblem {
  /** Key of the parameter, `body`, or `server`. */
  field: string
  /** A sentence. */
  text: string
  /** Without it there is no address to send to; everything else can be sent to see the server's answer. */
  isBlocking: boolean
}

/** What is wrong with the parameters. */
export function problemsOfParameters(spec: RequestSpec, values: FormValues): FormProblem[] {
  return spec.parameters.flatMap((parameter) => {
    const key = keyOf(parameter)
    const text = values.parameters[key] ?? ''
    const problem = problemOfParameter(parameter, text)
    if (problem === undefined) return []
    const isBlocking = parameter.in === 'path' && text.trim() === ''
    const { checkField } = getTryItTexts()
    return [{ field: key, text: fillMessage(checkField, { field: parameter.name, problem }), isBlocking }]
  })
}

/** What is wrong with the body. Without a check (it could not be loaded) only its syntax is looked at. */
export function problemsOfBody(
  spec: RequestSpec,
  values: FormValues,
  check: BodyCheck | undefined,
): FormProblem[] {
  if (!values.sendsBody || spec.body === undefined) return []
  const texts = getTryItTexts()
  if (values.body.trim() === '') return spec.body.isRequired ? [bodyProblem(texts.checkEmptyBody)] : []
  if (!hasJsonBody(spec)) return []
  const error = findJsonError(values.body)
  if (error !== undefined) {
    const { line, column, message: problem } = error
    return [bodyProblem(fillMessage(texts.jsonPosition, { line, column, problem }))]
  }
  return (check?.(JSON.parse(values.body)) ?? []).map((problem) => bodyProblem(sentenceOf(problem)))
}

function sentenceOf({ path, message: problem }: BodyProblem): string {
  const { checkBody, checkField } = getTryItTexts()
  return path === '' ? fillMessage(checkBody, { problem }) : fillMessage(checkField, { field: path, problem })
}

const bodyProblem = (text: string): FormProblem => ({ field: 'body', text, isBlocking: false })

/** Methods that read only. */
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS', 'QUERY', 'TRACE'])

/** Whether a request may change something. */
export const isChanging = (method: string): boolean => !safeMethods.has(method)
