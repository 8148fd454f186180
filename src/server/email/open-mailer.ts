import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer'
import { writePrivateFile } from '../../disk/write-file.ts'
import { DocsError } from '../../shared/docs-error.ts'
import { type Mail, type Mailer, MailRefused, TlsMissing } from './mail.ts'
import type { Sender } from './sender.ts'

export interface MailerSettings {
  /** Address of a mail server, `smtps://user:password@mail.example`; without one messages become files. */
  smtpUrl: string | undefined
  /** Whether the password may be sent to a mail server without TLS. */
  allowsPlaintext?: boolean
  /** Folder for these files. */
  folder: string
  sender: Sender
}

/** Folder of messages below the folder of what the server keeps. */
export const outboxFolder = (folder: string): string => join(folder, 'outbox')

/** Opens the way that messages go. Nothing is sent, or made, before the first one. */
export function openMailer({ smtpUrl, allowsPlaintext = false, folder, sender }: MailerSettings): Mailer {
  return smtpUrl === undefined ? openFolder(folder, sender) : openSmtp({ smtpUrl, allowsPlaintext }, sender)
}

/** Nothing in a message may make the library read files or fetch addresses. */
const closed = { disableFileAccess: true, disableUrlAccess: true }

/** How long (ms) a mail server may take for each step. */
const patience = 15_000

interface SmtpSettings {
  smtpUrl: string
  allowsPlaintext: boolean
}

function openSmtp({ smtpUrl, allowsPlaintext }: SmtpSettings, sender: Sender): Mailer {
  const parsed = URL.parse(smtpUrl)
  if (parsed === null || !/^smtps?:$/.test(parsed.protocol) || parsed.hostname === '') {
    // The value is not told: it has a password in it.
    throw new DocsError([
      {
        problem: 'The variable SMTP_URL is not the address of a mail server.',
        at: { file: 'SMTP_URL', line: undefined },
        fix: 'Write it like smtps://user:password@mail.example:465, or leave it out to get files in `outbox/`.',
      },
    ])
  }
  // In the URL, because its query wins over other options. Without it, TLS is used only if the server offers it.
  const hasPassword = parsed.username !== '' || parsed.password !== ''
  if (hasPassword && !allowsPlaintext) parsed.searchParams.set('requireTLS', 'true')
  const transport = createTransport({
    ...closed,
    url: parsed.href,
    pool: true,
    maxConnections: 2,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    dnsTimeout: patience,
  })
  return {
    async send(mail) {
      await transport.sendMail(messageOf(mail, sender)).catch((error: unknown) => {
        if (isFinal(error)) throw new MailRefused('The mail server refuses the message.', { cause: error })
        throw isTlsMissing(error) ? new TlsMissing({ cause: error }) : error
      })
    },
    close: () => transport.close(),
  }
}

/** 5xx about this message. About a login it is a matter of the operator, who can mend it. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false
  const isAboutMessage = error.code === 'EENVELOPE' || error.code === 'EMESSAGE'
  return isAboutMessage && Number(error.responseCode) >= 500
}

const isTlsMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ETLS'

/** Each message is a file of its own with the name of its id: sent twice, it is the same file. */
function openFolder(folder: string, sender: Sender): Mailer {
  const transport: Transporter = createTransport({
    ...closed,
    streamTransport: true,
    buffer: true,
    newline: 'unix',
  })
  return {
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail, sender))
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      // Links that confirm are in it.
      await writePrivateFile(join(folder, `${mail.id}.eml`), (target) => target.writeFile(message))
    },
    close: () => undefined,
  }
}

function messageOf({ id, to, subject, text, html, unsubscribe }: Mail, sender: Sender): SendMailOptions {
  const host = sender.address.slice(sender.address.lastIndexOf('@') + 1)
  return {
    messageId: `<${id}@${host}>`,
    from: sender,
    to: { name: '', address: to },
    subject,
    text,
    html,
    headers: {
      // No "out of office" in answer (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe !== undefined && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
}
