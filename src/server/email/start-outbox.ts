import { type Database, StorageUnavailableError } from '../storage/database.ts'
import { type Email, EmailRejectedError, type Mailer, MissingTlsError } from './email.ts'
import {
  abandonEmail,
  type ClaimedEmail,
  claimEmails,
  deleteEmail,
  findNextDue,
  postponeEmail,
  pruneOutbox,
} from './outbox.ts'

export interface OutboxOptions {
  storage: Database & { hasDatabase(): boolean }
  mailer: Mailer
  /** Renders the message of a row. Returns undefined if this version doesn't know its kind. */
  render(row: ClaimedEmail): Email | undefined
  /** Deletes expired data. */
  prune(database: Database, now: Date): Promise<void>
  now?: () => Date
  /** Reports to the operator. Messages never contain an address. */
  report?: (text: string) => void
  pace?: Partial<OutboxPace>
}

/** Times in milliseconds. */
export interface OutboxPace {
  /** How long other servers leave a claimed message alone. Longer than a mail server may take. */
  claim: number
  /** How often to look for messages of other servers. */
  idle: number
  /** Wait after the first failure. It doubles with each failure, up to an hour. */
  retry: number
  /** How often to delete expired data. */
  prune: number
}

const defaultPace: OutboxPace = { claim: 180_000, idle: 30_000, retry: 30_000, prune: 3_600_000 }
const maxWait = 3_600_000
const maxAttempts = 12

/** Sends messages from the outbox until it's stopped. */
export interface OutboxWorker {
  /** Looks for new messages. */
  wake(): void
  /** Counts since this server started. */
  counts(): Readonly<OutboxCounts>
  /** Resolves when messages in progress have been sent. */
  stop(): Promise<void>
}

interface OutboxCounts {
  sent: number
  failed: number
  givenUp: number
}

/**
 * Starts sending messages. A row is deleted after its message was sent, so delivery is at least once: if the server is
 * killed in between, the message is sent again.
 */
export function startOutbox(options: OutboxOptions): OutboxWorker {
  const { storage, mailer, now = () => new Date(), report = (text) => console.error(text) } = options
  const pace = { ...defaultPace, ...options.pace }
  const counts: OutboxCounts = { sent: 0, failed: 0, givenUp: 0 }
  const wakeSignal = createWakeSignal()
  let isStopped = false
  let prunedAt = Number.NEGATIVE_INFINITY

  const sendOne = async (row: ClaimedEmail): Promise<void> => {
    try {
      const email = options.render(row)
      if (email === undefined) throw new EmailRejectedError(`the kind “${row.kind}” is unknown`)
      await mailer.send(email)
    } catch (error) {
      const isFinal = error instanceof EmailRejectedError || row.attempts >= maxAttempts
      counts[isFinal ? 'givenUp' : 'failed']++
      report(
        `The message ${row.mail_id} wasn't sent${isFinal ? ' and was dropped' : ''}: ${formatErrorCode(error)}.`,
      )
      if (isFinal) return abandonEmail(storage, row.mail_id, now())
      const wait = Math.min(pace.retry * 2 ** (row.attempts - 1), maxWait)
      return postponeEmail(storage, row.mail_id, new Date(now().getTime() + wait))
    }
    counts.sent++
    await deleteEmail(storage, row.mail_id)
  }
  /** Sends due messages. Returns the time until the next one is due. */
  const sendDue = async (): Promise<number> => {
    if (!storage.hasDatabase()) return pace.idle
    if (now().getTime() - prunedAt >= pace.prune) {
      prunedAt = now().getTime()
      counts.givenUp += await pruneOutbox(storage, now())
      await options.prune(storage, now())
    }
    const rows = await claimEmails(storage, now(), new Date(now().getTime() + pace.claim))
    await Promise.all(rows.map(sendOne))
    if (rows.length > 0) return 0
    const due = await findNextDue(storage, now())
    return due === undefined ? pace.idle : Math.min(Math.max(due.getTime() - now().getTime(), 10), pace.idle)
  }
  const run = async (): Promise<void> => {
    while (!isStopped) {
      const wait = await sendDue().catch((error: unknown) => {
        // Storage failures are reported where readers use the storage.
        if (!(error instanceof StorageUnavailableError))
          report(`The outbox couldn't be read: ${String(error)}`)
        return Math.min(pace.retry, pace.idle)
      })
      if (!isStopped) await wakeSignal.wait(wait)
    }
  }
  const running = run()
  return {
    wake: wakeSignal.wake,
    counts: () => counts,
    async stop() {
      isStopped = true
      wakeSignal.wake()
      await running
    },
  }
}

/** Formats an error of a mail server by its codes, because its text may contain the address. */
function formatErrorCode(error: unknown): string {
  if (error instanceof MissingTlsError) return error.message
  const { cause } = error instanceof EmailRejectedError ? error : { cause: error }
  if (!(cause instanceof Error))
    return error instanceof EmailRejectedError ? error.message : 'no reason given'
  const parts = ['code', 'responseCode', 'command'].map((name) => Reflect.get(cause, name))
  return parts.filter((part) => typeof part === 'string' || typeof part === 'number').join(' ') || cause.name
}

interface WakeSignal {
  wake(): void
  /** Resolves after a time (ms) or when it's woken. Resolves at once if it was woken since the last call. */
  wait(time: number): Promise<void>
}

function createWakeSignal(): WakeSignal {
  let isAwake = false
  let resolveWait = (): void => undefined
  return {
    wake() {
      isAwake = true
      resolveWait()
    },
    async wait(time) {
      if (!isAwake) {
        const { promise, resolve } = Promise.withResolvers<void>()
        resolveWait = resolve
        // An otherwise idle process may exit.
        const timer = setTimeout(resolve, time).unref()
        await promise
        clearTimeout(timer)
      }
      isAwake = false
    },
  }
}
