import { onlyText, type RefusedBody, readFields } from '../forms/read-fields.ts'

/** Bytes of a body at most: a comment of three bytes a character, each of them written as `%E2`. */
const maxBody = 16 * 1024

/** What the form below a guide has sent, or why it cannot be read. */
export type SentFeedback =
  | { kind: 'fields'; fields: ReadonlyMap<string, string> }
  | { kind: 'refused'; status: 400 | 413 | 415; problem: string }

type Refusal = Extract<SentFeedback, { kind: 'refused' }>

/** Reads the fields of a body, a form's or JSON. Every field has one value, a text. */
export async function readFeedback(request: Request): Promise<SentFeedback> {
  const types = ['application/x-www-form-urlencoded', 'application/json'] as const
  const read = await readFields(request, { maxBody, types })
  if (read.kind === 'refused') return refusals[read.why]
  const fields = new Map<string, string>()
  for (const name of read.fields.keys()) {
    const text = onlyText(read.fields, name)
    if (text === undefined) return notTheForm
    fields.set(name, text)
  }
  return { kind: 'fields', fields }
}

const notTheForm: Refusal = { kind: 'refused', status: 400, problem: 'This is not what the form sends.' }

const refusals: Readonly<Record<RefusedBody, Refusal>> = {
  type: { kind: 'refused', status: 415, problem: 'Send a form (urlencoded), or JSON.' },
  size: { kind: 'refused', status: 413, problem: 'This is too long.' },
  syntax: notTheForm,
  'no object': notTheForm,
}
