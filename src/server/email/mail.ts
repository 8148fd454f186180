/** A message to one reader. */
export interface Mail {
  /** Stays the same when the message is sent again, so that whoever gets it twice can tell. */
  id: string
  to: string
  subject: string
  text: string
  html: string
  /** Address that ends the subscription with one POST (RFC 8058). */
  unsubscribe?: string
}

/** A way to send messages. */
export interface Mailer {
  /** Rejects with `MailRefused` when trying again is no use. */
  send(mail: Mail): Promise<void>
  close(): void
}

/** The receiving side does not want this message, now or later. */
export class MailRefused extends Error {}

/** The mail server offers no TLS, so the password was not sent to it. The operator can fix this. */
export class TlsMissing extends Error {
  constructor(options?: ErrorOptions) {
    super(
      'the mail server offers no TLS, and SMTP_URL has a password. Use smtps://, or set DOCENT_SMTP_PLAINTEXT=1 to send the password unencrypted',
      options,
    )
  }
}
