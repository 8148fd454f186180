import { enableCompileCache } from 'node:module'

// Before anything else is loaded: it halves the start of every later command.
enableCompileCache()

const { reportFailure } = await import('./terminal/report-failure.ts')
const { parseCommand } = await import('./terminal/parse-command.ts')
const { runCommand } = await import('./run-command.ts')

try {
  await runCommand(parseCommand(process.argv.slice(2)))
} catch (error) {
  process.exitCode = reportFailure(error)
}
