import {
  createExampleValues,
  createRequest,
  getExampleText,
  getParameterKey,
} from '../../../../shared/api/create-request.ts'
import { parseParameter } from '../../../../shared/api/parameter-style.ts'
import { findWholeFile, formatExampleText, getBodyKind } from '../../../../shared/api/request-body.ts'
import type { RequestSpec, RequestValues, SampleRequest } from '../../../../shared/api/request-spec.ts'
import { chooseControl, splitItems } from './parameter-control.ts'

/** Values of the form's fields. */
export interface FormValues {
  /** By `<in>.<name>`, as in the field: list items are lines. */
  parameters: Readonly<Record<string, string>>
  /** Texts that the reader has changed, by media type. */
  bodies: Readonly<Record<string, string>>
  /** Chosen files by field. The whole body has an empty name. */
  files: Readonly<Record<string, readonly File[]>>
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
    bodies: {},
    files: {},
    sendsBody: spec.body !== undefined && example.body !== undefined,
  }
}

/** Returns the text of the body: the reader's, or the first example. */
export const getBodyText = (spec: RequestSpec, { bodies }: Pick<FormValues, 'bodies'>): string =>
  bodies[spec.body?.mediaType ?? ''] ?? getExampleText(spec) ?? ''

/** Converts the text of a parameter for its field. */
export const toFieldText = (parameter: RequestSpec['parameters'][number], text: string): string => {
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
  const files = Object.entries(values.files).map(([field, chosen]) => [field, chosen.map(({ name }) => name)])
  return {
    ...target,
    parameters,
    body: hasBody ? getBodyText(spec, values) : undefined,
    ...(files.length > 0 && { files: Object.fromEntries(files) }),
  }
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

/** Whether the body has text: not if it's a file, or a form with only files. */
export const hasBodyText = ({ body }: Pick<RequestSpec, 'body'>): boolean =>
  body?.files === undefined ||
  (findWholeFile(body) === undefined &&
    body.examples.some(({ value }) => formatExampleText(value, body.mediaType) !== '{}'))
