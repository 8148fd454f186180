import { performance } from 'node:perf_hooks'

/** Reports the progress of a build to the terminal, and how long each stage took. */
export interface BuildProgress {
  /** Runs a named stage and records its duration. */
  runStage<T>(name: string, work: () => Promise<T> | T): Promise<T>
  /** Reports the progress of the running stage. */
  advance(done: number, total: number): void
  log(line: string): void
  /** Seconds by stage, in the order they started. */
  readonly seconds: ReadonlyMap<string, number>
}

/** Creates a progress report: on a terminal one line that redraws itself, otherwise a line for each stage. */
export function createBuildProgress(output: NodeJS.WriteStream = process.stderr): BuildProgress {
  const seconds = new Map<string, number>()
  const isTerminal = output.isTTY === true
  let current = ''
  let drawn = 0
  const clear = (): void => {
    if (isTerminal) output.write('\r\x1b[2K')
  }
  return {
    seconds,
    async runStage(name, work) {
      const started = performance.now()
      current = name
      if (isTerminal) output.write(`\r\x1b[2K${name} …`)
      const result = await work()
      seconds.set(name, (seconds.get(name) ?? 0) + (performance.now() - started) / 1000)
      clear()
      if (!isTerminal) output.write(`${name}: ${formatSeconds(seconds.get(name) ?? 0)}\n`)
      return result
    },
    advance(done, total) {
      const now = performance.now()
      if (!isTerminal || (done < total && now - drawn < 50)) return
      drawn = now
      output.write(`\r\x1b[2K${current} ${formatBar(done / Math.max(total, 1))} ${done}/${total}`)
    },
    log(line) {
      clear()
      output.write(`${line}\n`)
    },
  }
}

/** A progress without output, for builds inside other programs. */
export const silentProgress: BuildProgress = {
  seconds: new Map(),
  runStage: async (_name, work) => work(),
  advance() {},
  log() {},
}

const width = 24

function formatBar(share: number): string {
  const full = Math.round(Math.min(1, Math.max(0, share)) * width)
  return `${'█'.repeat(full)}${'░'.repeat(width - full)}`
}

/** Formats seconds as `1.23 s`, short times as `0.045 s`. */
export function formatSeconds(value: number): string {
  return `${value.toFixed(value < 0.1 ? 3 : 2)} s`
}
