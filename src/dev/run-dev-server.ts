import { findConfigFile } from '../config/load-config.ts'
import type { DevSettings } from './dev-messages.ts'
import { startDevProcess } from './start-dev-process.ts'
import { watchInputs } from './watch-inputs.ts'

/**
 * Builds and serves a site, and rebuilds it on every edit, until the process receives a signal to stop. Open pages reload
 * themselves. Returns the exit code.
 */
export async function runDevServer(settings: DevSettings): Promise<number> {
  const { root } = settings
  findConfigFile(root)
  const watcher = await watchInputs(root, (kind) => {
    if (kind === 'data') return program.build()
    console.log('Restarting, because code has changed.')
    program.restart()
  })
  const program = startDevProcess({ ...settings, onDocuments: watcher.setDocuments })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, program.stop)
  const code = await program.ended
  await watcher.close()
  return code
}
