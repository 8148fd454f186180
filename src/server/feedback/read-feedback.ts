import { type BodyError, getSingleText, readFields } from '../forms/read-body-fields.ts'

/** Maximum bytes of a body: a comment with three bytes per character, each encoded as `%E2`. */
const maxBody = 16 * 1024

/** Fields of the form below a guide, or the reason for rejecting them. */
export type FeedbackBody =
  | { kind: 'fields'; fields: ReadonlyMap<string, string> }
  | { kind: 'refused'; status: 400 | 413 | 415; problem: string }

type Refusal = Extract<FeedbackBody, { kind: 'refused' }>

/** Reads the fields of a form or JSON body. Each field has one text value. */
export async function readFeedback(request: Request): Promise<FeedbackBody> {
  const types = ['application/x-www-form-urlencoded', 'application/json'] as const
  const result = await readFields(request, { maxBody, types })
  if (result.kind === 'refused') return refusals[result.why]
  const fields = new Map<string, string>()
  for (const name of result.fields.keys()) {
    const text = getSingleText(result.fields, name)
    if (text === undefined) return invalidForm
    fields.set(name, text)
  }
  return { kind: 'fields', fields }
}

const invalidForm: Refusal = { kind: 'refused', status: 400, problem: "The request doesn't match the form." }

const refusals: Readonly<Record<BodyError, Refusal>> = {
  type: { kind: 'refused', status: 415, problem: 'Send a URL-encoded form or JSON.' },
  size: { kind: 'refused', status: 413, problem: 'The request is too long.' },
  syntax: invalidForm,
  'no object': invalidForm,
}
