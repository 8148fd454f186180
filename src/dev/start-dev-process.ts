import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { ListenSettings } from '../cli/options.ts'
import type { BuildMessage, DevMessage, DevProcessSettings } from './dev-messages.ts'

/** The process that builds and serves. */
export interface DevProcess {
  /** Builds again after edits of these files. */
  build(files: string[]): void
  /** Ends the process and starts another, which loads all modules again. */
  restart(): void
  stop(): void
  /** Exit code of `docent dev`, when the process was stopped or never listened. */
  ended: Promise<number>
}

interface DevProcessOptions extends ListenSettings {
  /** Resolves when no later edit is missed. The first build waits for it. */
  isWatching: Promise<void>
  /** Receives the files of the APIs after each build. */
  onDocuments(files: string[]): void
}

const program = fileURLToPath(new URL('./dev-process.ts', import.meta.url))

/**
 * Starts the process that builds and serves. A separate process can be ended at any moment with all of its threads, and
 * replaced after an edit of modules. The first one chooses the port of all.
 */
export function startDevProcess({ onDocuments, isWatching, ...settings }: DevProcessOptions): DevProcess {
  const { promise: ended, resolve: end } = Promise.withResolvers<number>()
  let address: DevProcessSettings = { ...settings, isRestart: false }
  let state: 'running' | 'restarting' | 'stopping' = 'running'
  let child: ChildProcess | undefined

  const requestBuild = (files: string[]): void => {
    // A process that can't be reached is about to exit.
    if (child?.connected === true) child.send({ files } satisfies BuildMessage, () => undefined)
  }

  const start = (): void => {
    state = 'running'
    child = fork(program, [JSON.stringify(address)])
    child.on('message', (message: DevMessage) => {
      if (message.kind === 'documents') return onDocuments(message.files)
      address = { ...address, port: message.port, isRestart: true }
      isWatching.then(() => requestBuild([]))
    })
    child.once('exit', handleExit)
  }

  const handleExit = (code: number | null, signal: NodeJS.Signals | null): void => {
    child = undefined
    // A terminal interrupts both processes.
    const isInterrupted = signal === 'SIGINT' || signal === 'SIGTERM'
    if (state === 'restarting') start()
    else if (state === 'stopping' || isInterrupted) end(0)
    else if (!address.isRestart) end(code || 3)
    else
      console.error(
        `The process that builds and serves the site ended (${signal ?? `code ${code}`}). It starts again after the next edit.`,
      )
  }

  const restart = (): void => {
    if (state === 'stopping') return
    state = 'restarting'
    if (child === undefined) start()
    else child.kill()
  }

  start()
  return {
    build: (files) => (child === undefined ? restart() : requestBuild(files)),
    restart,
    stop() {
      state = 'stopping'
      if (child === undefined) end(0)
      else child.kill()
    },
    ended,
  }
}
