import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { releaseAtEnd } from './cleanup.ts'

/** A program to run. */
export interface MeasuredCommand {
  /** Program and arguments. */
  argv: [string, ...string[]]
  /** Working folder. */
  cwd: string
  /** Whole environment. */
  env: NodeJS.ProcessEnv
  /** File that takes what it prints. */
  log: string
}

/** Resources that a finished program used, as accounted by the operating system. */
export interface ProcessUsage {
  seconds: number
  /** User and system time of the program and its descendants. */
  cpuSeconds: number
  /** Peak resident memory of the largest single process of its tree. */
  peakMiB: number
  /** Largest sum of resident memory of the whole tree seen at one moment. */
  peakTreeMiB: number
}

const sampleEvery = 50
/** `sysconf(_SC_CLK_TCK)`, 100 on every Linux that Node runs on. */
const ticksPerSecond = 100

/**
 * Runs a program to its end and measures it.
 *
 * Memory: every 50 ms the tree's `/proc/<pid>/status` is read; `VmHWM` is the kernel's own high-water mark
 * of a process, so that only growth in its last 50 ms can be missed. CPU: when a parent has waited for a child, the
 * kernel adds the time of the child and its descendants to the parent's `cutime + cstime`, which we read.
 */
export async function measureProcess(command: MeasuredCommand): Promise<ProcessUsage> {
  const cpuBefore = readChildCpuSeconds()
  const start = performance.now()
  const child = startProcess(command)
  const end = once(child, 'close')
  const stop = releaseAtEnd(() => killGroup(child))
  const peak = { process: 0, tree: 0 }
  const timer = setInterval(() => samplePeak(child.pid, peak), sampleEvery)
  try {
    const [code] = await end
    const seconds = (performance.now() - start) / 1000
    if (code !== 0) throw new Error(describeFailure(command, code))
    return {
      seconds,
      cpuSeconds: readChildCpuSeconds() - cpuBefore,
      peakMiB: peak.process / 1024,
      peakTreeMiB: peak.tree / 1024,
    }
  } finally {
    clearInterval(timer)
    await stop()
  }
}

/** Starts a program in its own process group, so that its descendants can be ended with it. */
export function startProcess({ argv: [file, ...args], cwd, env, log }: MeasuredCommand): ChildProcess {
  mkdirSync(dirname(log), { recursive: true })
  const output = openSync(log, 'w')
  try {
    return spawn(file, args, { cwd, env, detached: true, stdio: ['ignore', output, output] })
  } finally {
    closeSync(output)
  }
}

/** Ends a program and its descendants. */
export function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch (error) {
    if (!isGone(error)) throw error
  }
}

/** Describes the end of a program with the last lines that it printed. */
export function describeFailure({ argv, log }: MeasuredCommand, code: unknown): string {
  const lastLines = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-30).join('\n')
  return `\`${argv.join(' ')}\` ended with ${String(code)}. The end of ${log}:\n${lastLines}`
}

function samplePeak(root: number | undefined, peak: { process: number; tree: number }): void {
  let tree = 0
  for (const pid of root === undefined ? [] : listProcesses(root)) {
    const status = readProc(`/proc/${pid}/status`)
    peak.process = Math.max(peak.process, readKiB(status, 'VmHWM'))
    tree += readKiB(status, 'VmRSS')
  }
  peak.tree = Math.max(peak.tree, tree)
}

/** A process and its descendants; each thread lists the children that it started. */
function listProcesses(pid: number): number[] {
  const children = listThreads(pid).flatMap((thread) =>
    readProc(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  )
  return [pid, ...children.flatMap(listProcesses)]
}

function listThreads(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`)
  } catch (error) {
    if (isGone(error)) return []
    throw error
  }
}

/** A field of `/proc/<pid>/status`. */
export function readKiB(status: string, field: 'VmHWM' | 'VmRSS'): number {
  return Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
}

/** Time of all children that this process has waited for: fields 16 and 17 of `/proc/self/stat`. */
function readChildCpuSeconds(): number {
  const afterName = readProc('/proc/self/stat')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(afterName[13] ?? 0) + Number(afterName[14] ?? 0)) / ticksPerSecond
}

/** A process may end between being listed and being read; it then reads as empty. */
function readProc(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (isGone(error)) return ''
    throw error
  }
}

function isGone(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'ENOENT' || code === 'ESRCH'
}
