import { CommanderError } from '@commander-js/extra-typings'
import { DocsError } from '../shared/docs-error.ts'
import { formatCount } from '../shared/text/format-count.ts'
import { explainSystemFailure } from './explain-system-failure.ts'
import { UsageError } from './usage-error.ts'

/** Prints a failure and returns the exit code: 0 for help, 1 for content problems, 2 for usage errors, 3 for bugs. */
export function reportFailure(
  error: unknown,
  print: (text: string) => void = (text) => console.error(text),
): 0 | 1 | 2 | 3 {
  // Commander has printed its message.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
  if (error instanceof UsageError) {
    print(error.message)
    return 2
  }
  if (error instanceof DocsError) {
    print(`\n${error.message}\n\n${formatCount(error.problems.length, 'problem')}.`)
    return 1
  }
  const explanation = explainSystemFailure(error)
  if (explanation !== undefined) {
    print(explanation)
    return 1
  }
  print('This is a bug in docent. Please report it:')
  print(formatStack(error))
  return 3
}

function formatStack(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause === undefined ? '' : `\nCaused by: ${formatStack(error.cause)}`
  return `${error.stack ?? error.message}${cause}`
}
