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

/** Explains a failure of the system, with its file and its repair. Undefined for any other failure. */
export function explainSystemFailure(error: unknown): string | undefined {
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
