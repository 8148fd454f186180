import type { FormLanguage } from '../../forms/form-language.ts'
import { getSingleText, readFields } from '../../forms/read-body-fields.ts'
import { StorageUnavailableError } from '../../storage/database.ts'
import { createUnavailableLinkNotice, type NewsletterNotice } from './newsletter-notices.ts'
import { maxBody } from './read-submission.ts'

/** Returns the token in a link's query, or undefined if there isn't exactly one. */
export function readQueryToken(request: Request): string | undefined {
  const [token, ...more] = new URL(request.url).searchParams.getAll('token')
  return more.length === 0 ? token : undefined
}

/**
 * Reads a small form. Returns a function that finds a text sent exactly once under a name. Mail services send multipart
 * forms (RFC 8058).
 */
export async function readFormTexts(request: Request): Promise<(name: string) => string | undefined> {
  const types = ['application/x-www-form-urlencoded', 'multipart/form-data'] as const
  const result = await readFields(request, { maxBody, types })
  return (name) => (result.kind === 'fields' ? getSingleText(result.fields, name) : undefined)
}

/** Returns the response, or an error page if the storage is unavailable. */
export async function catchUnavailable(
  language: FormLanguage,
  work: () => Promise<NewsletterNotice>,
): Promise<NewsletterNotice> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof StorageUnavailableError) return createUnavailableLinkNotice(language)
    throw error
  }
}
