import { createExampleValues, createRequest, getParameterKey } from '../../../../shared/api/create-request.ts'
import { parseParameter } from '../../../../shared/api/parameter-style.ts'
import { formatExampleText, getBodyKind } from '../../../../shared/api/request-body.ts'
import type { RequestSpec, RequestValues, SampleRequest } from '../../../../shared/api/request-spec.ts'
import { chooseControl, splitItems } from './parameter-control.ts'

/** Values of the form's fields. */
export interface FormValues {
  /** By `<in>.<name>`, as in the field: list items are lines. */
  parameters: Readonly<Record<string, string>>
  body: string
  /** Whether the body is sent. An optional body can be left out. */
  sendsBody: boolean
}

/** Returns the initial values: the document's examples, and what the reader has entered at other operations. */
export function createInitialValues(
  spec: RequestSpec,
  remembered: Readonly<Record<string, string>>,
): FormValues {
  const example = createExampleValues(spec)
  const parameters: Record<string, string> = {}
  for (const parameter of spec.parameters) {
    const key = getParameterKey(parameter)
    const text = example.parameters[key]
    if (text !== undefined) parameters[key] = toFieldText(parameter, text)
    // An optional value must not be taken from another operation unnoticed.
    const rememberedText = parameter.isRequired ? remembered[key] : undefined
    if (rememberedText !== undefined) parameters[key] = rememberedText
  }
  return {
    parameters,
    body: example.body ?? '',
    sendsBody: spec.body !== undefined && example.body !== undefined,
  }
}

const toFieldText = (parameter: RequestSpec['parameters'][number], text: string): string => {
  if (chooseControl(parameter).kind !== 'list') return text
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
    const text = values.parameters[getParameterKey(parameter)] ?? ''
    if (text.trim() === '') continue
    // In JSON, an item may contain a comma.
    const isList = chooseControl(parameter).kind === 'list'
    parameters[getParameterKey(parameter)] = isList ? JSON.stringify(splitItems(text)) : text
  }
  const hasBody = spec.body !== undefined && values.sendsBody
  return { ...target, parameters, body: hasBody ? values.body : undefined }
}

/** Returns the request for samples, with placeholders for missing values. */
export const createSampleRequest = (spec: RequestSpec, values: RequestValues): SampleRequest =>
  createRequest(spec, values, { hasPlaceholders: true })

/** Returns the request to send, without missing values. */
export const createSentRequest = (spec: RequestSpec, values: RequestValues): SampleRequest =>
  createRequest(spec, values, { hasPlaceholders: false })

/** Lists the examples of the body as shown in the editor. */
export function listBodyExamples(spec: RequestSpec): { label: string; text: string }[] {
  const { body } = spec
  if (body === undefined) return []
  return body.examples.map(({ name, summary, value }) => ({
    label: summary || name,
    text: formatExampleText(value, body.mediaType),
  }))
}

/** Whether the body is JSON. */
export const hasJsonBody = ({ body }: Pick<RequestSpec, 'body'>): boolean =>
  body !== undefined && getBodyKind(body.mediaType) === 'json'
