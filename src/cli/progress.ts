import { performance } from 'node:perf_hooks'

/** Tells the person at the terminal what a build is doing, and how long each stage took. */
export interface Progress {
  /** Runs a stage under a name; its time is kept. */
  stage<T>(name: string, work: () => Promise<T> | T): Promise<T>
  /** How far the running stage is. */
  advance(done: number, total: number): void
  say(line: string): void
  /** Seconds by stage, in the order they started. */
  readonly seconds: ReadonlyMap<string, number>
}

/** On a terminal one line that redraws itself, elsewhere a line for each stage. */
export function createProgress(output: NodeJS.WriteStream = process.stderr): Progress {
  const seconds = new Map<string, number>()
  const isTerminal = output.isTTY === true
  let current = ''
  let drawn = 0
  const clear = (): void => {
    if (isTerminal) output.write('\r\x1b[2K')
  }
  return {
    seconds,
    async stage(name, work) {
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
      output.write(`\r\x1b[2K${current} ${bar(done / Math.max(total, 1))} ${done}/${total}`)
    },
    say(line) {
      clear()
      output.write(`${line}\n`)
    },
  }
}

/** A progress that says nothing, for builds inside other programs. */
export const silentProgress: Progress = {
  seconds: new Map(),
  stage: async (_name, work) => work(),
  advance() {},
  say() {},
}

const width = 24

function bar(share: number): string {
  const full = Math.round(Math.min(1, Math.max(0, share)) * width)
  return `${'█'.repeat(full)}${'░'.repeat(width - full)}`
}

/** `1.23 s`, and `0.045 s` for short times. */
export function formatSeconds(value: number): string {
  return `${value.toFixed(value < 0.1 ? 3 : 2)} s`
}
