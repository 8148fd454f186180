/**
 * Reports a process that ends before its command is done, for example because `docs.config.ts` calls `process.exit(0)`: its
 * output isn't complete, so it must not look like a success. Returns a function to call when the command is done.
 */
export function reportEarlyExit(): () => void {
  const report = (code: number): void => {
    console.error(
      'docent ended before it was done, and what it wrote is not complete. Remove the call of `process.exit` from `docs.config.ts` and from what it imports.',
    )
    // Another code is a failure already. 13 is Node's own, for a promise that never settles.
    if (code === 0 || code === 13) process.exitCode = 3
  }
  process.once('exit', report)
  return () => process.off('exit', report)
}
