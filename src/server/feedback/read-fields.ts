import { readBody } from '../request/read-body.ts'

/** Bytes of a body at most: a comment of three bytes a character, each of them written as `%E2`. */
const maxBody = 16 * 1024

/** What a form, or a script in its place, has sent; or why it cannot be read. */
export type ReadFields =
  | { kind: 'fields'; fields: ReadonlyMap<string, string> }
  | { kind: 'refused'; status: 400 | 413 | 415; problem: string }

/** Reads the fields of a body, a form's or JSON. Every field has one value, a text. */
export async function readFields(request: Request): Promise<ReadFields> {
  const parse = parsers.get(mediaTypeOf(request))
  if (parse === undefined)
    return { kind: 'refused', status: 415, problem: 'Send a form (urlencoded), or JSON.' }
  const body = await readBody(request, maxBody)
  if (body === undefined) return { kind: 'refused', status: 413, problem: 'This is too long.' }
  const entries = parse(body)
  const fields = new Map(entries)
  if (entries === undefined || fields.size !== entries.length)
    return { kind: 'refused', status: 400, problem: 'This is not what the form sends.' }
  return { kind: 'fields', fields }
}

/** What the body is, in lower case and without parameters. */
export const mediaTypeOf = ({ headers }: Request): string =>
  (headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''

type Entries = [string, string][] | undefined

const parsers: ReadonlyMap<string, (body: string) => Entries> = new Map([
  ['application/x-www-form-urlencoded', (body: string): Entries => [...new URLSearchParams(body)]],
  ['application/json', parseJson],
])

function parseJson(body: string): Entries {
  try {
    const value: unknown = JSON.parse(body)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
    const entries = Object.entries(value)
    return entries.every((entry): entry is [string, string] => typeof entry[1] === 'string')
      ? entries
      : undefined
  } catch {
    return undefined
  }
}
