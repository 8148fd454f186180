import { Script } from 'node:vm'
import { getErrorCode } from '../shared/get-error-code.ts'

/** Thrown if work takes longer than its limit. */
export class TimeLimitError extends Error {
  constructor(milliseconds: number) {
    super(`Exceeded the time limit of ${milliseconds} ms.`)
    this.name = 'TimeLimitError'
  }
}

/** The function that the script calls. `vm` also stops code outside its script, including regular expressions. */
const currentWork: { work: () => void } = { work: () => undefined }
let script: Script | undefined

function compileScript(): Script {
  const value = (): void => currentWork.work()
  Object.defineProperty(globalThis, Symbol.for('docent.limitedWork'), { value, configurable: true })
  return new Script("globalThis[Symbol.for('docent.limitedWork')]()", { filename: 'time-limit' })
}

/** Attempts at work that got too little of the processor to show how long it takes. */
const maxAttempts = 5

/**
 * Runs synchronous JavaScript and throws a `TimeLimitError` when the time is up. Limits can be nested. Native code
 * isn't interrupted: the error is thrown when it returns. On a busy machine, where the thread waited for the processor
 * for most of the time, the work runs again, so it must be repeatable.
 */
export function runWithTimeLimit<Result>(milliseconds: number, work: () => Result): Result {
  for (let attempt = 1; ; attempt++) {
    const usageBefore = process.threadCpuUsage()
    const outcome = runOnce(milliseconds, work)
    if (outcome.kind === 'returned') return outcome.result
    if (outcome.kind === 'threw') throw outcome.error
    const { user, system } = process.threadCpuUsage(usageBefore)
    const wasBusy = (user + system) / 1000 > milliseconds / 2
    if (wasBusy || attempt === maxAttempts) throw new TimeLimitError(milliseconds)
  }
}

type Outcome<Result> =
  | { kind: 'returned'; result: Result }
  | { kind: 'threw'; error: unknown }
  | { kind: 'stopped' }

function runOnce<Result>(milliseconds: number, work: () => Result): Outcome<Result> {
  script ??= compileScript()
  let outcome: Outcome<Result> = { kind: 'stopped' }
  const outer = currentWork.work
  currentWork.work = () => {
    try {
      outcome = { kind: 'returned', result: work() }
    } catch (error) {
      outcome = { kind: 'threw', error }
    }
  }
  try {
    script.runInThisContext({ timeout: milliseconds })
  } catch (error) {
    if (getErrorCode(error) === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return { kind: 'stopped' }
    throw error
  } finally {
    currentWork.work = outer
  }
  return outcome
}

/** Time that list items share under one limit, because setting a limit takes about a tenth of a millisecond. */
const sliceMilliseconds = 100

interface ListWork<Item, Result> {
  /** Limit for one item. */
  milliseconds: number
  work(item: Item): Result
  /** Returns the result for an item that took too long. */
  onTimeout(item: Item): Result
}

/** Maps a list with a time limit for each item. */
export function mapWithTimeLimit<Item, Result>(
  items: readonly Item[],
  { milliseconds, work, onTimeout }: ListWork<Item, Result>,
): Result[] {
  const results: Result[] = []
  const workOnSlice = (): void => {
    const end = performance.now() + sliceMilliseconds
    for (let item = items[results.length]; results.length < items.length; item = items[results.length]) {
      results.push(work(item as Item))
      if (performance.now() > end) return
    }
  }
  while (results.length < items.length) {
    try {
      runWithTimeLimit(milliseconds + sliceMilliseconds, workOnSlice)
    } catch (error) {
      if (!(error instanceof TimeLimitError)) throw error
      results.push(onTimeout(items[results.length] as Item))
    }
  }
  return results
}
