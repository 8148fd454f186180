import type { Command } from '@commander-js/extra-typings'
import { createPortOption, hostOption, type ListenSettings, rootOption } from '../cli/options.ts'
import { onStopSignal } from '../cli/stop-signals.ts'
import { findConfigFile } from '../config/load-config.ts'
import { startDevProcess } from '../dev/start-dev-process.ts'
import { type InputWatcher, watchInputs } from '../dev/watch-inputs.ts'

/** Defines `docent dev`. */
export function defineDev(command: Command): void {
  command
    .addOption(rootOption)
    .addOption(createPortOption(3000))
    .addOption(hostOption)
    .action(async ({ root, port, host }) => {
      process.exitCode = await runDevServer({ root, port, host: host || undefined })
    })
}

/**
 * Builds and serves a site, and rebuilds it on every edit, until the process receives a signal to stop. Open pages follow
 * the edits. Returns the exit code.
 */
async function runDevServer(settings: ListenSettings): Promise<number> {
  const { root } = settings
  findConfigFile(root)
  const isWatching = Promise.withResolvers<void>()
  let watcher: InputWatcher | undefined
  // The process loads its modules while this one finds the files to watch, and builds when no edit is missed.
  const program = startDevProcess({
    ...settings,
    isWatching: isWatching.promise,
    onDocuments: (files) => watcher?.setDocuments(files),
  })
  const ignoreSignals = onStopSignal(program.stop)
  try {
    watcher = await watchInputs(root, (kind, files) => {
      if (kind === 'data') return program.build(files)
      console.log('Restarting, because code has changed.')
      program.restart()
    })
    isWatching.resolve()
    return await program.ended
  } finally {
    ignoreSignals()
    program.stop()
    await watcher?.close()
  }
}
