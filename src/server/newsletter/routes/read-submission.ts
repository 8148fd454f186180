import { newsletterFields } from '../../../shared/forms/newsletter.ts'
import { type BodyError, type FormFields, readFields } from '../../forms/read-body-fields.ts'

/** Fields of the form, or the reason for rejecting them. */
export type Submission =
  | { kind: 'fields'; email: string; isTrapped: boolean }
  | { kind: 'refused'; status: 400 | 413 | 415 | 422; problem: string }

type Refusal = Extract<Submission, { kind: 'refused' }>

/** Maximum bytes of a body. */
export const maxBody = 4096

/** Reads the fields of the form, as URL-encoded or JSON body. */
export async function readSubmission(request: Request): Promise<Submission> {
  const types = ['application/x-www-form-urlencoded', 'application/json'] as const
  const result = await readFields(request, { maxBody, types })
  return result.kind === 'refused' ? refusals[result.why] : parseSubmission(result.fields)
}

function parseSubmission(fields: FormFields): Submission {
  const [email, ...more] = fields.get(newsletterFields.email) ?? []
  if (more.length > 0 || typeof (email ?? '') !== 'string') return invalidAddress
  const isTrapped = (fields.get(newsletterFields.trap) ?? []).some((value) => (value ?? '') !== '')
  return { kind: 'fields', email: String(email ?? ''), isTrapped }
}

const invalidAddress: Refusal = {
  kind: 'refused',
  status: 422,
  problem: 'Send one email address, as a string.',
}

const refusals: Readonly<Record<BodyError, Refusal>> = {
  type: {
    kind: 'refused',
    status: 415,
    problem: 'Send the form as application/x-www-form-urlencoded, or as application/json.',
  },
  size: { kind: 'refused', status: 413, problem: 'The request is too large for one email address.' },
  syntax: { kind: 'refused', status: 400, problem: "The body isn't valid JSON." },
  'no object': invalidAddress,
}
