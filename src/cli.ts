import { enableCompileCache } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// Before anything else is loaded: it halves the start of every later command. Worker threads take it from the environment.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'node-compile-cache')
enableCompileCache()

const { reportFailure } = await import('./cli/report-failure.ts')
const { parseCommand } = await import('./cli/parse-command.ts')
const { runCommand } = await import('./run-command.ts')

const finish = reportEarlyExit()
try {
  await runCommand(parseCommand(process.argv.slice(2)))
} catch (error) {
  process.exitCode = reportFailure(error)
} finally {
  finish()
}

/**
 * Reports a process that ends before its command is done, for example because `docs.config.ts` calls `process.exit(0)`: its
 * output isn't complete, so it must not look like a success. Returns a function to call when the command is done.
 */
function reportEarlyExit(): () => void {
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
