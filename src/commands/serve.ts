import type { Command } from '@commander-js/extra-typings'
import { readOperatorSettings } from '../cli/operator-settings.ts'
import {
  createPortOption,
  dataOption,
  hostOption,
  outOption,
  resolveData,
  resolveOut,
  rootOption,
} from '../cli/options.ts'
import { serveSite } from '../serve-site.ts'

/** Defines `docent serve`. */
export function defineServe(command: Command): void {
  command
    .addOption(rootOption)
    .addOption(outOption)
    .addOption(createPortOption(3000))
    .addOption(hostOption)
    .addOption(dataOption)
    .option('--log <format>', 'print a line of JSON for each request: json (default: $DOCENT_LOG)')
    .option('--metrics', 'serve /metrics in the Prometheus text format (default: on if $DOCENT_METRICS is 1)')
    .action(({ port, host, log, metrics = false, ...folders }) =>
      serveSite({
        out: resolveOut(folders),
        data: resolveData(folders),
        port,
        host: host || undefined,
        environment: process.env,
        ...readOperatorSettings({ log, hasMetrics: metrics }, process.env),
      }),
    )
}
