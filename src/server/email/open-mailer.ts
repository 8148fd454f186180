import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer'
import { writePrivateFile } from '../../disk/write-file.ts'
import { createFileError } from '../../shared/docs-error.ts'
import { getErrorCode } from '../../shared/get-error-code.ts'
import { type Email, EmailRejectedError, type Mailer, MissingTlsError } from './email.ts'
import type { Sender } from './read-sender.ts'

export interface MailerSettings {
  /** URL of a mail server, such as `smtps://user:password@mail.example`. Without it, messages are written to files. */
  smtpUrl: string | undefined
  /** Whether the password may be sent to a mail server without TLS. */
  allowsPlaintext?: boolean
  /** Folder for these files. */
  folder: string
  sender: Sender
}

/** Returns the folder for messages in the data folder. */
export const getOutboxFolder = (folder: string): string => join(folder, 'outbox')

/** Creates a mailer. Connections and folders are created with the first message. */
export function openMailer({ smtpUrl, allowsPlaintext = false, folder, sender }: MailerSettings): Mailer {
  return smtpUrl === undefined
    ? createFolderMailer(folder, sender)
    : createSmtpMailer({ smtpUrl, allowsPlaintext }, sender)
}

/** Keeps the library from reading files or URLs named in a message. */
const isolationOptions = { disableFileAccess: true, disableUrlAccess: true }

/** Time limit of each step of a mail server (ms). */
const smtpTimeout = 15_000

interface SmtpSettings {
  smtpUrl: string
  allowsPlaintext: boolean
}

function createSmtpMailer({ smtpUrl, allowsPlaintext }: SmtpSettings, sender: Sender): Mailer {
  const parsed = URL.parse(smtpUrl)
  if (parsed === null || !/^smtps?:$/.test(parsed.protocol) || parsed.hostname === '') {
    // The value isn't printed because it contains a password.
    throw createFileError(
      'SMTP_URL',
      "The environment variable SMTP_URL isn't the URL of a mail server.",
      'Use a URL such as smtps://user:password@mail.example:465, or unset it to write messages to `outbox/`.',
    )
  }
  // These are set in the URL because its query overrides other options. By default, TLS is used only if the server
  // offers it.
  const hasPassword = parsed.username !== '' || parsed.password !== ''
  if (hasPassword && !allowsPlaintext) parsed.searchParams.set('requireTLS', 'true')
  const transport = createTransport({
    ...isolationOptions,
    url: parsed.href,
    pool: true,
    maxConnections: 2,
    connectionTimeout: smtpTimeout,
    greetingTimeout: smtpTimeout,
    socketTimeout: smtpTimeout,
    dnsTimeout: smtpTimeout,
  })
  return {
    async send(mail) {
      await transport.sendMail(createMessage(mail, sender)).catch((error: unknown) => {
        if (isRejected(error))
          throw new EmailRejectedError('The mail server rejected the message.', { cause: error })
        throw isTlsMissing(error) ? new MissingTlsError({ cause: error }) : error
      })
    },
    close: () => transport.close(),
  }
}

/**
 * Whether a 5xx status is about this message. A 5xx during login is a configuration problem, which the operator can
 * fix.
 */
function isRejected(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false
  const isAboutMessage = error.code === 'EENVELOPE' || error.code === 'EMESSAGE'
  return isAboutMessage && Number(error.responseCode) >= 500
}

const isTlsMissing = (error: unknown): boolean => getErrorCode(error) === 'ETLS'

/** Writes each message to a file named after its ID, so that sending it twice writes the same file. */
function createFolderMailer(folder: string, sender: Sender): Mailer {
  const transport: Transporter = createTransport({
    ...isolationOptions,
    streamTransport: true,
    buffer: true,
    newline: 'unix',
  })
  return {
    async send(mail) {
      const { message } = await transport.sendMail(createMessage(mail, sender))
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      // Messages contain confirmation links.
      await writePrivateFile(join(folder, `${mail.id}.eml`), (target) => target.writeFile(message))
    },
    close: () => undefined,
  }
}

function createMessage({ id, to, subject, text, html, unsubscribe }: Email, sender: Sender): SendMailOptions {
  const host = sender.address.slice(sender.address.lastIndexOf('@') + 1)
  return {
    messageId: `<${id}@${host}>`,
    from: sender,
    to: { name: '', address: to },
    subject,
    text,
    html,
    headers: {
      // Prevents out-of-office replies (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe !== undefined && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
}
