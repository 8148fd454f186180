import { newsletterFields } from '../../../shared/newsletter.ts'
import { readBody } from '../../request/read-body.ts'

/** What the form has sent, or why it cannot be read. */
export type Submission =
  | { kind: 'fields'; email: string; isTrapped: boolean }
  | { kind: 'refused'; status: 400 | 413 | 415 | 422; problem: string }

/** Bytes of a body at most. */
export const maxBody = 4096

/** Reads the fields of the form: as a browser sends them, or as JSON. */
export async function readSubmission(request: Request): Promise<Submission> {
  const type = mediaType(request)
  if (type !== 'application/x-www-form-urlencoded' && type !== 'application/json')
    return refuse(415, 'Send the form as application/x-www-form-urlencoded, or as application/json.')
  const body = await readBody(request, maxBody)
  if (body === undefined) return refuse(413, 'This is too much for one email address.')
  return type === 'application/json' ? readJson(body) : readForm(new URLSearchParams(body))
}

/** Type of a body, without its parameters. */
export const mediaType = ({ headers }: Request): string =>
  (headers.get('Content-Type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''

function readForm(fields: URLSearchParams): Submission {
  const emails = fields.getAll(newsletterFields.email)
  const [email = ''] = emails
  if (emails.length > 1) return refuse(422, oneAddress)
  return {
    kind: 'fields',
    email,
    isTrapped: fields.getAll(newsletterFields.trap).some((text) => text !== ''),
  }
}

function readJson(body: string): Submission {
  const value = parseJson(body)
  if (value === undefined) return refuse(400, 'This is not JSON.')
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse(422, oneAddress)
  // Own fields only: `__proto__` of a body is a field like any other, and lends nothing.
  const email = ownField(value, newsletterFields.email) ?? ''
  const website = ownField(value, newsletterFields.trap) ?? ''
  if (typeof email !== 'string') return refuse(422, oneAddress)
  return { kind: 'fields', email, isTrapped: website !== '' }
}

const oneAddress = 'Send one email address, as a text.'

const ownField = (value: object, name: string): unknown =>
  Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const refuse = (status: Extract<Submission, { kind: 'refused' }>['status'], problem: string): Submission => ({
  kind: 'refused',
  status,
  problem,
})
