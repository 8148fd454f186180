import { onlyText, readFields } from '../../forms/read-fields.ts'
import { StorageUnavailable } from '../../storage/database.ts'
import { type NewsletterAnswer, unavailableLink } from './newsletter-answers.ts'
import { maxBody } from './read-submission.ts'

/** Returns the token in a link's query, or undefined if there isn't exactly one. */
export function tokenOfQuery(request: Request): string | undefined {
  const [token, ...more] = new URL(request.url).searchParams.getAll('token')
  return more.length === 0 ? token : undefined
}

/**
 * Reads a small form. Returns a function that finds a text sent exactly once under a name. Mail services send multipart
 * forms (RFC 8058).
 */
export async function readTexts(request: Request): Promise<(name: string) => string | undefined> {
  const types = ['application/x-www-form-urlencoded', 'multipart/form-data'] as const
  const read = await readFields(request, { maxBody, types })
  return (name) => (read.kind === 'fields' ? onlyText(read.fields, name) : undefined)
}

/** Returns the response, or an error page if the storage is unavailable. */
export async function whileStored(work: () => Promise<NewsletterAnswer>): Promise<NewsletterAnswer> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof StorageUnavailable) return unavailableLink
    throw error
  }
}
