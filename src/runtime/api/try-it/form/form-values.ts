import { createRequest, exampleValues, keyOf } from '../../../../shared/api/create-request.ts'
import { parseParameter } from '../../../../shared/api/parameter-style.ts'
import { bodyKindOf, exampleText } from '../../../../shared/api/request-body.ts'
import type { RequestSpec, RequestValues, SampleRequest } from '../../../../shared/api/request-spec.ts'
import { controlOf, entriesOf } from './parameter-control.ts'

/** Values of the form's fields. */
export interface FormValues {
  /** By `<in>.<name>`, as in the field: list items are lines. */
  parameters: Readonly<Record<string, string>>
  body: string
  /** Whether the body is sent. An optional body can be left out. */
  sendsBody: boolean
}

/** Returns the initial values: the document's examples, and what the reader has entered at other operations. */
export function initialValues(spec: RequestSpec, remembered: Readonly<Record<string, string>>): FormValues {
  const example = exampleValues(spec)
  const parameters: Record<string, string> = {}
  for (const parameter of spec.parameters) {
    const key = keyOf(parameter)
    const text = example.parameters[key]
    if (text !== undefined) parameters[key] = toField(parameter, text)
    // An optional value must not be taken from another operation unnoticed.
    const known = parameter.isRequired ? remembered[key] : undefined
    if (known !== undefined) parameters[key] = known
  }
  return {
    parameters,
    body: example.body ?? '',
    sendsBody: spec.body !== undefined && example.body !== undefined,
  }
}

const toField = (parameter: RequestSpec['parameters'][number], text: string): string => {
  if (controlOf(parameter).kind !== 'list') return text
  const value = parseParameter(text, parameter.schema)
  return value.kind === 'list' ? value.items.join('\n') : text
}

/** Converts the form's values for requests. */
export function toRequestValues(
  spec: RequestSpec,
  values: FormValues,
  target: Pick<RequestValues, 'server' | 'credentials'>,
): RequestValues {
  const parameters: Record<string, string> = {}
  for (const parameter of spec.parameters) {
    const text = values.parameters[keyOf(parameter)] ?? ''
    if (text.trim() === '') continue
    // In JSON, an item may contain a comma.
    const isList = controlOf(parameter).kind === 'list'
    parameters[keyOf(parameter)] = isList ? JSON.stringify(entriesOf(text)) : text
  }
  const hasBody = spec.body !== undefined && values.sendsBody
  return { ...target, parameters, body: hasBody ? values.body : undefined }
}

/** Returns the request for samples, with placeholders for missing values. */
export const sampleRequestOf = (spec: RequestSpec, values: RequestValues): SampleRequest =>
  createRequest(spec, values, { hasPlaceholders: true })

/** Returns the request to send, without missing values. */
export const sentRequestOf = (spec: RequestSpec, values: RequestValues): SampleRequest =>
  createRequest(spec, values, { hasPlaceholders: false })

/** Lists the examples of the body as shown in the editor. */
export function bodyExamples(spec: RequestSpec): { label: string; text: string }[] {
  const { body } = spec
  if (body === undefined) return []
  return body.examples.map(({ name, summary, value }) => ({
    label: summary || name,
    text: exampleText(value, body.mediaType),
  }))
}

/** Whether the body is JSON. */
export const hasJsonBody = ({ body }: Pick<RequestSpec, 'body'>): boolean =>
  body !== undefined && bodyKindOf(body.mediaType) === 'json'
