import { enableCompileCache } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// Before anything else is loaded: it halves the start of every later command. Worker threads take it from the environment.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'node-compile-cache')
enableCompileCache()

const { reportEarlyExit } = await import('./cli/early-exit.ts')
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
