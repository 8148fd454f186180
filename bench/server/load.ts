import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { readKiB } from '../measure-process.ts'

/** Result of one run of wrk. */
export interface ServerLoad {
  perSecond: number
  /** Milliseconds. */
  median: number
  percentile99: number
  /** Answers that were not 2xx, and connections that failed. */
  failures: number
}

export interface ServerLoadOptions {
  wrk: string
  seconds: number
  connections: number
  encoding: string
}

/** Requests one address over many connections in parallel. */
export async function runLoad(
  url: string,
  { wrk, seconds, connections, encoding }: ServerLoadOptions,
): Promise<ServerLoad> {
  const args = [
    '-t2',
    `-c${connections}`,
    `-d${seconds}s`,
    '--latency',
    '-H',
    `Accept-Encoding: ${encoding}`,
    url,
  ]
  const { stdout } = await promisify(execFile)(wrk, args)
  const number = (pattern: RegExp): number => Number(stdout.match(pattern)?.[1] ?? 0)
  const errors =
    stdout.match(/Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/)?.slice(1) ?? []
  return {
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    median: milliseconds(stdout, '50%'),
    percentile99: milliseconds(stdout, '99%'),
    failures:
      number(/Non-2xx or 3xx responses: (\d+)/) + errors.reduce((sum, count) => sum + Number(count), 0),
  }
}

const units: Record<string, number> = { us: 0.001, ms: 1, s: 1000 }

/** `99%   6.83ms` */
function milliseconds(text: string, share: string): number {
  const [, value, unit = 'ms'] = text.match(new RegExp(`\\s${share}\\s+([\\d.]+)(us|ms|s)`)) ?? []
  return value === undefined ? 0 : Number(value) * (units[unit] ?? 1)
}

/** Resident memory of a process, MiB. */
export function readMemory(pid: number | undefined): number {
  return readKiB(readFileSync(`/proc/${pid}/status`, 'utf8'), 'VmRSS') / 1024
}
