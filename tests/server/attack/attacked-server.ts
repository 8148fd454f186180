import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { endProcess, hasEnded } from '../../processes/end-process.ts'
import type { ServerState } from './attacked-process.ts'

const script = fileURLToPath(new URL('./attacked-process.ts', import.meta.url))

/** A server in its own process, so that the attacker's work doesn't count. */
export interface AttackedServer {
  port: number
  /** Measures the time since the last call. */
  measure(): Promise<ServerState>
  /** Returns its output on stderr. */
  errors(): string
  isAlive(): boolean
  stop(): Promise<void>
}

/** Starts `docent serve` on a built site. */
export async function startAttackedServer(out: string, data: string): Promise<AttackedServer> {
  const child = fork(script, [out, data], {
    env: { PATH: process.env.PATH ?? '' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let errors = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  const [url] = await once(child, 'message')
  return {
    port: Number(new URL(String(url)).port),
    async measure() {
      child.send('measure')
      const [state] = await once(child, 'message')
      return state
    },
    errors: () => errors,
    isAlive: () => !hasEnded(child),
    stop: () => endProcess(child),
  }
}
