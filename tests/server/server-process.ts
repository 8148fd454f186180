import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { endProcess } from '../processes/end-process.ts'

const script = fileURLToPath(new URL('./newsletter-process.ts', import.meta.url))

/** A server of newsletter and feedback that can be killed. */
export interface ServerProcess {
  /** Sends the form as a script does, or the fields of another; undefined when there was no answer. */
  post(path: string, fields: Record<string, string>, accept?: string): Promise<Answer | undefined>
  /** Sends feedback; undefined when there was no answer. */
  rate(fields: Record<string, string>): Promise<Answer | undefined>
  page(): Promise<number>
  errors(): string
  kill(): Promise<void>
  stop(): Promise<void>
}

interface Answer {
  status: number
  body: string
}

/** Starts a server on a folder, and waits until it listens. */
export async function startNewsletterProcess(
  folder: string,
  env: Record<string, string> = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [script, folder], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  const [line] = await once(child.stdout.setEncoding('utf8'), 'data')
  const url = new URL('/help/', String(line).match(/http:\S+/)?.[0])
  const send = async (
    path: string,
    fields: Record<string, string>,
    accept: string,
  ): Promise<Answer | undefined> => {
    const response = await fetch(new URL(path, url), {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { Accept: accept },
      signal: AbortSignal.timeout(30_000),
    }).catch(() => undefined)
    const body = await response?.text().catch(() => undefined)
    return response === undefined || body === undefined ? undefined : { status: response.status, body }
  }
  return {
    post: (path, fields, accept = 'application/json') => send(`_/newsletter${path}`, fields, accept),
    rate: (fields) => send('_/feedback', fields, 'application/json'),
    page: async () => (await fetch(url)).status,
    errors: () => errors,
    kill: () => endProcess(child, 'SIGKILL'),
    stop: () => endProcess(child),
  }
}
