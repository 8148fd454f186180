import type { Command } from '@commander-js/extra-typings'
import { createPortOption, hostOption, rootOption } from '../cli/options.ts'
import { runDevServer } from '../dev/run-dev-server.ts'

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
