import { type NewsletterMessages, newsletterMessages } from '../../src/shared/forms/newsletter-messages.ts'

/** A request that nobody means well with, and the exact answer to it. */
export interface HostileSubmission {
  name: string
  path?: string
  method?: string
  type?: string | undefined
  body?: string | Uint8Array<ArrayBuffer>
  headers?: Record<string, string>
  status: number
  /** The whole body of the answer. */
  answer: string
}

/** The answer that names a problem. */
export const problem = (text: string): string => JSON.stringify({ problem: text })
/** The answer whose problem is a text that languages can replace. */
const known = (message: keyof NewsletterMessages): string =>
  JSON.stringify({ problem: newsletterMessages[message], message })
export const noAddress = known('newsletterEmailWrong')
export const tooLong = known('newsletterEmailLong')
export const empty = known('newsletterEmailMissing')
export const oneAddress = problem('Send one email address, as a text.')
export const notJson = problem('This is not JSON.')
export const wrongType = problem(
  'Send the form as application/x-www-form-urlencoded, or as application/json.',
)
export const tooMuch = problem('This is too much for one email address.')
export const foreign = problem('Only the form of this site may subscribe.')
export const deadLink = problem(
  'This link was used already, or is older than 48 hours, or was not copied whole.',
)
export const deadUnsubscribe = problem('This link was not copied whole.')
export const pending = '{"status":"pending"}'
