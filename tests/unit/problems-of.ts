import { DocsError } from '../../src/shared/docs-error.ts'

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

/** The same of something that takes time. */
export async function problemsOfPromise(promise: Promise<unknown>): Promise<string> {
  const error = await promise.then(
    () => new Error('There were no problems.'),
    (thrown: unknown) => thrown,
  )
  if (error instanceof DocsError) return error.message
  throw error
}
