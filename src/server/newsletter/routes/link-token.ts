import { readBody } from '../../request/read-body.ts'
import { StorageUnavailable } from '../../storage/database.ts'
import type { NewsletterAnswer } from './answer-reader.ts'
import { unavailableLink } from './newsletter-answers.ts'
import { maxBody, mediaType } from './read-submission.ts'

/** The token in the query of a link; undefined when there is none, or more than one. */
export function tokenOfQuery(request: Request): string | undefined {
  return onlyOne(new URL(request.url).searchParams.getAll('token'))
}

/** The fields of a small form; undefined for anything else. Mail services send theirs as multipart (RFC 8058). */
export async function readFields(request: Request): Promise<FormData | undefined> {
  const body = await readBody(request, maxBody)
  const isForm = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)$/.test(mediaType(request))
  if (body === undefined || !isForm) return undefined
  const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' }
  try {
    return await new Response(body, { headers }).formData()
  } catch {
    // Not what its type says.
    return undefined
  }
}

/** The one text that a form has under a name. */
export const fieldOf = (fields: FormData | undefined, name: string): string | undefined =>
  onlyOne(fields?.getAll(name) ?? [])

function onlyOne(values: readonly unknown[]): string | undefined {
  const [value] = values
  return values.length === 1 && typeof value === 'string' ? value : undefined
}

/** The answer, or that the storage is away. */
export async function whileStored(work: () => Promise<NewsletterAnswer>): Promise<NewsletterAnswer> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof StorageUnavailable) return unavailableLink
    throw error
  }
}
