import { formNoticeMessages } from '../../src/shared/forms/form-notice-messages.ts'
import { type NewsletterMessages, newsletterMessages } from '../../src/shared/forms/newsletter-messages.ts'

/** A malicious request and its exact response. */
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
export const problemBody = (text: string): string => JSON.stringify({ problem: text })
/** The answer whose problem is a text that locales can translate. */
const messageBody = (message: keyof NewsletterMessages): string =>
  JSON.stringify({ problem: newsletterMessages[message], message })
export const invalidAddressBody = messageBody('newsletterEmailWrong')
export const longAddressBody = messageBody('newsletterEmailLong')
export const missingAddressBody = messageBody('newsletterEmailMissing')
export const multipleAddressesBody = problemBody('Send one email address, as a string.')
export const invalidJsonBody = problemBody("The body isn't valid JSON.")
export const unsupportedTypeBody = problemBody(
  'Send the form as application/x-www-form-urlencoded, or as application/json.',
)
export const largeBodyBody = problemBody('The request is too large for one email address.')
export const foreignOriginBody = problemBody(formNoticeMessages.newsletterForeign)
export const expiredLinkBody = problemBody(
  "This link no longer works. It was already used, is older than 48 hours, or wasn't copied completely.",
)
export const invalidLinkBody = problemBody(formNoticeMessages.newsletterInvalidHint)
export const pendingBody = '{"status":"pending"}'
