import { type Database, StorageUnavailable } from '../storage/database.ts'
import { type Mail, type Mailer, MailRefused, TlsMissing } from './mail.ts'
import {
  type ClaimedMail,
  claimMails,
  forgetMail,
  giveUpMail,
  nextDue,
  postponeMail,
  pruneOutbox,
} from './outbox.ts'

export interface OutboxOptions {
  storage: Database & { hasDatabase(): boolean }
  mailer: Mailer
  /** Writes the message of a row; undefined where its kind says nothing to this version. */
  render(row: ClaimedMail): Mail | undefined
  /** Removes what has had its time, now and then. */
  prune(database: Database, now: Date): Promise<void>
  now?: () => Date
  /** Tells the operator. Never an address. */
  report?: (text: string) => void
  pace?: Partial<OutboxPace>
}

/** Times in ms. */
export interface OutboxPace {
  /** How long nobody else tries what this server is sending. Longer than a mail server may take. */
  claim: number
  /** How often to look for what other servers left. */
  idle: number
  /** Wait after the first failure; it doubles with each, up to an hour. */
  retry: number
  /** How often to remove what has had its time. */
  prune: number
}

const defaultPace: OutboxPace = { claim: 180_000, idle: 30_000, retry: 30_000, prune: 3_600_000 }
const maxWait = 3_600_000
const maxAttempts = 12

/** Sends what is in the outbox, until it is stopped. */
export interface OutboxWorker {
  /** Something was put in. */
  wake(): void
  /** Since the start of this server. */
  counts(): Readonly<OutboxCounts>
  /** Resolves when what is being sent is sent. */
  stop(): Promise<void>
}

interface OutboxCounts {
  sent: number
  failed: number
  givenUp: number
}

/**
 * Starts to send. A row is removed after its message has gone, so a message may go twice when the server is killed in
 * between, and never not at all.
 */
export function startOutbox(options: OutboxOptions): OutboxWorker {
  const { storage, mailer, now = () => new Date(), report = (text) => console.error(text) } = options
  const pace = { ...defaultPace, ...options.pace }
  const counts: OutboxCounts = { sent: 0, failed: 0, givenUp: 0 }
  const bell = createBell()
  let isStopped = false
  let prunedAt = Number.NEGATIVE_INFINITY

  const sendOne = async (row: ClaimedMail): Promise<void> => {
    try {
      const mail = options.render(row)
      if (mail === undefined) throw new MailRefused(`nothing is known of messages of the kind “${row.kind}”`)
      await mailer.send(mail)
    } catch (error) {
      const isFinal = error instanceof MailRefused || row.attempts >= maxAttempts
      counts[isFinal ? 'givenUp' : 'failed']++
      report(
        `The message ${row.mail_id} was not sent${isFinal ? ', and is given up' : ''}: ${codeOf(error)}.`,
      )
      if (isFinal) return giveUpMail(storage, row.mail_id, now())
      const wait = Math.min(pace.retry * 2 ** (row.attempts - 1), maxWait)
      return postponeMail(storage, row.mail_id, new Date(now().getTime() + wait))
    }
    counts.sent++
    await forgetMail(storage, row.mail_id)
  }
  /** Sends what is due, and says how long there is nothing to do. */
  const sendDue = async (): Promise<number> => {
    if (!storage.hasDatabase()) return pace.idle
    if (now().getTime() - prunedAt >= pace.prune) {
      prunedAt = now().getTime()
      counts.givenUp += await pruneOutbox(storage, now())
      await options.prune(storage, now())
    }
    const rows = await claimMails(storage, now(), new Date(now().getTime() + pace.claim))
    await Promise.all(rows.map(sendOne))
    if (rows.length > 0) return 0
    const due = await nextDue(storage, now())
    return due === undefined ? pace.idle : Math.min(Math.max(due.getTime() - now().getTime(), 10), pace.idle)
  }
  const run = async (): Promise<void> => {
    while (!isStopped) {
      const wait = await sendDue().catch((error: unknown) => {
        // The storage tells of itself where readers ask it.
        if (!(error instanceof StorageUnavailable))
          report(`The outbox was not looked through: ${String(error)}`)
        return Math.min(pace.retry, pace.idle)
      })
      if (!isStopped) await bell.wait(wait)
    }
  }
  const running = run()
  return {
    wake: bell.ring,
    counts: () => counts,
    async stop() {
      isStopped = true
      bell.ring()
      await running
    },
  }
}

/** What a mail server says may quote the address; its numbers do not. */
function codeOf(error: unknown): string {
  if (error instanceof TlsMissing) return error.message
  const { cause } = error instanceof MailRefused ? error : { cause: error }
  if (!(cause instanceof Error)) return error instanceof MailRefused ? error.message : 'no reason given'
  const parts = ['code', 'responseCode', 'command'].map((name) => Reflect.get(cause, name))
  return parts.filter((part) => typeof part === 'string' || typeof part === 'number').join(' ') || cause.name
}

interface Bell {
  ring(): void
  /** Resolves after a time (ms), or when it rings; at once when it has rung since the last time. */
  wait(time: number): Promise<void>
}

function createBell(): Bell {
  let hasRung = false
  let answer = (): void => undefined
  return {
    ring() {
      hasRung = true
      answer()
    },
    async wait(time) {
      if (!hasRung) {
        const { promise, resolve } = Promise.withResolvers<void>()
        answer = resolve
        // A server that has nothing else to do may end.
        const timer = setTimeout(resolve, time).unref()
        await promise
        clearTimeout(timer)
      }
      hasRung = false
    },
  }
}
