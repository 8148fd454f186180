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
export const invalidAddressBody = problemBody('This is not an email address. Write it like name@example.com.')
export const longAddressBody = problemBody(
  'This address is too long: mail servers take up to 254 characters, 64 of them before the @.',
)
export const missingAddressBody = problemBody('Enter your email address.')
export const multipleAddressesBody = problemBody('Send one email address, as a text.')
export const invalidJsonBody = problemBody('This is not JSON.')
export const unsupportedTypeBody = problemBody(
  'Send the form as application/x-www-form-urlencoded, or as application/json.',
)
export const largeBodyBody = problemBody('This is too much for one email address.')
export const foreignOriginBody = problemBody('Only the form of this site may subscribe.')
export const expiredLinkBody = problemBody(
  'This link was used already, or is older than 48 hours, or was not copied whole.',
)
export const invalidLinkBody = problemBody('This link was not copied whole.')
export const pendingBody = '{"status":"pending"}'
