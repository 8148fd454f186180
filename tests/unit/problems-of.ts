import { parseConfig } from '../../src/config/load-config.ts'
import { DocsError, ProblemCollector } from '../../src/shared/docs-error.ts'
import { smallestConfig } from './sample-values.ts'

/** Returns the problems that `task` reports. Fails if `task` succeeds or throws any other error. */
export function catchProblems(task: () => unknown): string {
  try {
    task()
  } catch (error) {
    if (error instanceof DocsError) return error.message
    throw error
  }
  throw new Error('There were no problems.')
}

/** Returns the problems of a configuration with these keys. */
export const configProblems = (more: Record<string, unknown>): string =>
  catchProblems(() => parseConfig({ ...smallestConfig, ...more }))

/** Returns the problems that a promise is rejected with. */
export async function problemsOfPromise(promise: Promise<unknown>): Promise<string> {
  const error = await promise.then(
    () => new Error('There were no problems.'),
    (thrown: unknown) => thrown,
  )
  if (error instanceof DocsError) return error.message
  throw error
}

/** Runs work that collects problems, and throws them together. */
export function throwCollected<Result>(work: (collector: ProblemCollector) => Result): Result {
  const collector = new ProblemCollector()
  const result = work(collector)
  if (collector.problems.length > 0) throw new DocsError(collector.problems)
  return result
}
