import { parseConfig } from '../../src/config/load-config.ts'
import { DocsError } from '../../src/shared/docs-error.ts'
import { smallestConfig } from './sample-values.ts'

/** What a writer reads when `task` fails. Fails itself when `task` does not, or fails with a bug of ours. */
export function problemsOf(task: () => unknown): string {
  try {
    task()
  } catch (error) {
    if (error instanceof DocsError) return error.message
    throw error
  }
  throw new Error('There were no problems.')
}

/** What a writer reads about a configuration with these keys. */
export const configProblems = (more: Record<string, unknown>): string =>
  problemsOf(() => parseConfig({ ...smallestConfig, ...more }))

/** What a writer reads when this promise is rejected. */
export async function problemsOfPromise(promise: Promise<unknown>): Promise<string> {
  const error = await promise.then(
    () => new Error('There were no problems.'),
    (thrown: unknown) => thrown,
  )
  if (error instanceof DocsError) return error.message
  throw error
}
