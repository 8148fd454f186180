import { type Database, StorageUnavailableError } from '../storage/database.ts'
import { type Email, EmailRejectedError, type Mailer, MissingTlsError } from './email.ts'
import { defaultPace, maxAttempts, maxWait, type OutboxPace } from './outbox-retries.ts'
import {
  abandonEmail,
  type ClaimedEmail,
  claimEmails,
  deleteEmail,
  findNextDue,
  postponeEmail,
  pruneOutbox,
} from './outbox-store.ts'

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
  const { now = () => new Date(), report = (text) => console.error(text) } = options
  const pace = { ...defaultPace, ...options.pace }
  const outbox: Outbox = {
    ...options,
    now,
    report,
    pace,
    counts: { sent: 0, failed: 0, givenUp: 0 },
    prunedAt: Number.NEGATIVE_INFINITY,
  }
  const wakeSignal = createWakeSignal()
  let isStopped = false
  const run = async (): Promise<void> => {
    while (!isStopped) {
      const wait = await sendDue(outbox).catch((error: unknown) => {
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
    counts: () => outbox.counts,
    async stop() {
      isStopped = true
      wakeSignal.wake()
      await running
    },
  }
}

interface Outbox extends Required<OutboxOptions> {
  pace: OutboxPace
  counts: OutboxCounts
  /** Time of the last deletion of expired data, in ms. */
  prunedAt: number
}

/** Sends due messages. Returns the time until the next one is due, in ms. */
async function sendDue(outbox: Outbox): Promise<number> {
  const { storage, pace } = outbox
  if (!storage.hasDatabase()) return pace.idle
  const now = outbox.now()
  if (now.getTime() - outbox.prunedAt >= pace.prune) {
    outbox.prunedAt = now.getTime()
    outbox.counts.givenUp += await pruneOutbox(storage, now)
    await outbox.prune(storage, now)
  }
  const rows = await claimEmails(storage, outbox.now(), new Date(outbox.now().getTime() + pace.claim))
  await Promise.all(rows.map((row) => sendEmail(row, outbox)))
  if (rows.length > 0) return 0
  const due = await findNextDue(storage, outbox.now())
  if (due === undefined) return pace.idle
  return Math.min(Math.max(due.getTime() - outbox.now().getTime(), 10), pace.idle)
}

async function sendEmail(row: ClaimedEmail, outbox: Outbox): Promise<void> {
  const { storage, mailer, counts, pace, now } = outbox
  try {
    const email = outbox.render(row)
    if (email === undefined) throw new EmailRejectedError(`the kind “${row.kind}” is unknown`)
    await mailer.send(email)
  } catch (error) {
    const isFinal = error instanceof EmailRejectedError || row.attempts >= maxAttempts
    counts[isFinal ? 'givenUp' : 'failed']++
    outbox.report(
      `The message ${row.mail_id} wasn't sent${isFinal ? ' and was dropped' : ''}: ${formatErrorCode(error)}.`,
    )
    if (isFinal) return abandonEmail(storage, row.mail_id, now())
    const wait = Math.min(pace.retry * 2 ** (row.attempts - 1), maxWait)
    return postponeEmail(storage, row.mail_id, new Date(now().getTime() + wait))
  }
  counts.sent++
  await deleteEmail(storage, row.mail_id)
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
