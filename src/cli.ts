import './shared/node-20-polyfills.ts'
import nodeModule from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// Set before anything else is loaded, because the cache halves the startup time of later commands. Worker threads
// inherit it through the environment. Node 20 has no such cache.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'node-compile-cache')
nodeModule.enableCompileCache?.()

const { reportFailure } = await import('./cli/report-failure.ts')
const { runProgram } = await import('./create-program.ts')

const finish = reportEarlyExit()
try {
  await runProgram(process.argv.slice(2))
} catch (error) {
  process.exitCode = reportFailure(error)
} finally {
  finish()
}

/**
 * Reports a process that exits before its command is done, for example because `docs.config.ts` calls
 * `process.exit(0)`. Its output is incomplete, so it must not look like a success. Returns a function to call when the
 * command is done.
 */
function reportEarlyExit(): () => void {
  const report = (code: number): void => {
    console.error(
      'docent exited before it was done, so its output is incomplete. Remove calls of `process.exit` from `docs.config.ts` and its imports.',
    )
    // Other codes already mean a failure. 13 is Node's own, for a promise that never settles.
    if (code === 0 || code === 13) process.exitCode = 3
  }
  process.once('exit', report)
  return () => process.off('exit', report)
}
