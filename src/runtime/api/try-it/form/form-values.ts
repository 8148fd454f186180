import { createRequest, exampleValues, keyOf } from '../../../../shared/api/create-request.ts'
import { parseParameter } from '../../../../shared/api/parameter-style.ts'
import { bodyKindOf, exampleText } from '../../../../shared/api/request-body.ts'
import type { RequestSpec, RequestValues, SampleRequest } from '../../../../shared/api/request-spec.ts'
import { controlOf, entriesOf } from './parameter-control.ts'

/** What stands in the fields of a form. */
export interface FormValues {
  /** By `<in>.<name>`, as it stands in the field: entries of a list are lines. */
  parameters: Readonly<Record<string, string>>
  body: string
  /** A body that is not required can be left out. */
  sendsBody: boolean
}

/** What a form begins with: the examples of the document, and what the reader has filled in at other operations. */
export function initialValues(spec: RequestSpec, remembered: Readonly<Record<string, string>>): FormValues {
  const example = exampleValues(spec)
  const parameters: Record<string, string> = {}
  for (const parameter of spec.parameters) {
    const key = keyOf(parameter)
    const text = example.parameters[key]
    if (text !== undefined) parameters[key] = toField(parameter, text)
    // What one operation may do without must not come from another, unseen.
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

/** The values of a form as requests are made of them. */
export function toRequestValues(
  spec: RequestSpec,
  values: FormValues,
  target: Pick<RequestValues, 'server' | 'credentials'>,
): RequestValues {
  const parameters: Record<string, string> = {}
  for (const parameter of spec.parameters) {
    const text = values.parameters[keyOf(parameter)] ?? ''
    if (text.trim() === '') continue
    // As JSON, an entry may have a comma in it.
    const isList = controlOf(parameter).kind === 'list'
    parameters[keyOf(parameter)] = isList ? JSON.stringify(entriesOf(text)) : text
  }
  const hasBody = spec.body !== undefined && values.sendsBody
  return { ...target, parameters, body: hasBody ? values.body : undefined }
}

/** The request as samples show it: what is missing is a placeholder. */
export const sampleRequestOf = (spec: RequestSpec, values: RequestValues): SampleRequest =>
  createRequest(spec, values, { hasPlaceholders: true })

/** The request as it is sent: what is missing is left out. */
export const sentRequestOf = (spec: RequestSpec, values: RequestValues): SampleRequest =>
  createRequest(spec, values, { hasPlaceholders: false })

/** The examples of the body, as they stand in the editor. */
export function bodyExamples(spec: RequestSpec): { label: string; text: string }[] {
  const { body } = spec
  if (body === undefined) return []
  return body.examples.map(({ name, summary, value }) => ({
    label: summary || name,
    text: exampleText(value, body.mediaType),
  }))
}

/** Whether the body is JSON and can be checked and formatted as such. */
export const hasJsonBody = ({ body }: Pick<RequestSpec, 'body'>): boolean =>
  body !== undefined && bodyKindOf(body.mediaType) === 'json'
