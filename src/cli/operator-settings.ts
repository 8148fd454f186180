import { UsageError } from './usage-error.ts'

/** Settings of `docent serve`, from options and environment. */
export interface OperatorSettings {
  logsRequests: boolean
  hasMetrics: boolean
  trustedProxies: number
}

/**
 * Reads the settings from options and environment. Options take precedence. Throws a `UsageError` for an invalid value.
 */
export function readOperatorSettings(
  { log, hasMetrics }: { log: string | undefined; hasMetrics: boolean },
  environment: Readonly<Record<string, string | undefined>>,
): OperatorSettings {
  const { DOCENT_LOG, DOCENT_METRICS, DOCENT_TRUSTED_PROXIES } = environment
  return {
    logsRequests: log === undefined ? parseLogFormat(DOCENT_LOG, 'DOCENT_LOG') : parseLogFormat(log, '--log'),
    hasMetrics: hasMetrics || parseSwitch(DOCENT_METRICS, 'DOCENT_METRICS'),
    trustedProxies: parseCount(DOCENT_TRUSTED_PROXIES, 'DOCENT_TRUSTED_PROXIES'),
  }
}

function parseLogFormat(value: string | undefined, name: string): boolean {
  if (value === undefined || value === '') return false
  if (value === 'json') return true
  throw new UsageError(`${name} is \`${value}\`, but the only log format is \`json\`.`)
}

function parseSwitch(value: string | undefined, name: string): boolean {
  if (value === undefined || value === '' || value === '0') return false
  if (value === '1') return true
  throw new UsageError(`${name} is \`${value}\`, but must be 1 (on) or 0 (off).`)
}

/** More proxies in a row are most likely an error. */
const maxProxies = 10

function parseCount(value: string | undefined, name: string): number {
  if (value === undefined || value === '') return 0
  const number = Number(value)
  if (Number.isInteger(number) && number >= 0 && number <= maxProxies) return number
  throw new UsageError(
    `${name} is \`${value}\`, but must be the number of proxies in front of the server, 0 to ${maxProxies}.`,
  )
}
