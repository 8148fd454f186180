import { execFile } from 'node:child_process'
import { cpus, totalmem } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { findChromium } from '../tests/find-chromium.ts'
import { pinnedNode } from './site.ts'

/** Where and when the figures were measured. */
export interface Machine {
  cpu: string
  cores: number
  memoryGiB: number
  node: string
  chromium: string
  date: string
}

const quietShare = 0.15
const longestWait = 60

/** Looks up processor, memory, versions and date. */
export async function describeMachine(): Promise<Machine> {
  return {
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    node: await readVersion(pinnedNode),
    chromium: await readVersion(findChromium('browser')),
    date: new Date().toISOString().slice(0, 10),
  }
}

/** Waits a minute at most until other work leaves the processors alone; gives the part that it still takes. */
export async function waitForQuiet(): Promise<number> {
  let busy = 1
  for (let waited = 0; waited < longestWait; waited++) {
    busy = await measureBusyShare()
    if (busy <= quietShare) return busy
  }
  console.error(
    `The machine is ${Math.round(busy * 100)} % busy with other work; the next figure is too high.`,
  )
  return busy
}

/** Reads the busy seconds of all processors since the machine started, for all processes. */
export function readBusySeconds(): number {
  const { idle, all } = sumCpuTimes()
  return (all - idle) / 1000
}

/** Part of all processors that is at work during one second, 0 to 1. */
export async function measureBusyShare(): Promise<number> {
  const before = sumCpuTimes()
  await delay(1000)
  const after = sumCpuTimes()
  return 1 - (after.idle - before.idle) / Math.max(1, after.all - before.all)
}

function sumCpuTimes(): { idle: number; all: number } {
  const times = cpus().map((cpu) => cpu.times)
  const idle = times.reduce((sum, time) => sum + time.idle, 0)
  return { idle, all: times.reduce((sum, time) => sum + time.user + time.nice + time.sys + time.irq, idle) }
}

async function readVersion(program: string): Promise<string> {
  const { stdout } = await promisify(execFile)(program, ['--version'])
  return stdout.trim().replace(/ built on.*$/, '')
}
