/** An email to one reader. */
export interface Email {
  /** Stays the same when the message is sent again, so that recipients can detect duplicates. */
  id: string
  to: string
  subject: string
  text: string
  html: string
  /** URL that ends the subscription with one POST (RFC 8058). */
  unsubscribe?: string
}

/** Sends email. */
export interface Mailer {
  /** Rejects with `EmailRejectedError` if retrying won't help. */
  send(mail: Email): Promise<void>
  close(): void
}

/** The receiving server rejects this message permanently. */
export class EmailRejectedError extends Error {}

/** The mail server doesn't offer TLS, so the password wasn't sent. The operator can fix this. */
export class MissingTlsError extends Error {
  constructor(options?: ErrorOptions) {
    super(
      "the mail server doesn't offer TLS, and SMTP_URL contains a password. Use smtps://, or set DOCENT_SMTP_PLAINTEXT=1 to send the password unencrypted",
      options,
    )
  }
}
