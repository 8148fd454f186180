import { CommanderError } from '@commander-js/extra-typings'
import { DocsError } from '../shared/docs-error.ts'
import { formatCount } from '../shared/text/format-count.ts'
import { UsageError } from './usage-error.ts'

/** Fixes of system failures that users can resolve, by Node error code. */
const systemFailures: Record<string, string> = {
  ENOSPC:
    'The disk is full. Free some space and build again. The build continues with the files written so far.',
  EACCES: 'Permission denied. Make the file or folder readable and writable for this user.',
  EPERM: 'Operation not permitted. Make the file or folder readable and writable for this user.',
  EROFS: 'The file system is read-only. Specify another folder with --out.',
  EMFILE: 'Too many open files. Raise the limit (`ulimit -n 4096`) and build again.',
  EADDRINUSE: 'The port is already in use. Specify another one with --port or PORT.',
}

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

/** Explains a failure of the system, with its file and its repair. Undefined for any other failure. */
function explainSystemFailure(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const advice = systemFailures[readErrorCode(error)]
  const path = 'path' in error && typeof error.path === 'string' ? `${error.path}\n  ` : ''
  if (advice !== undefined) return `${path}${advice}`
  return error.cause === undefined ? undefined : explainSystemFailure(error.cause)
}

/** Reads the error code. An error from a worker thread has lost its code, but its message starts with it. */
function readErrorCode(error: Error): string {
  if ('code' in error && typeof error.code === 'string') return error.code
  return error.message.match(/^(E[A-Z]+): /)?.[1] ?? ''
}
