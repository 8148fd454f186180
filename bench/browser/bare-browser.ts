import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { findChromium } from '../../tests/find-chromium.ts'
import { releaseAtEnd } from '../cleanup.ts'
import { type BarePage, createPage } from './bare-page.ts'
import { chromiumFlags } from './chromium.ts'
import type { Session } from './session.ts'

/**
 * A Chromium controlled only through the DevTools protocol. Playwright's pages enable the inspector of
 * scripts (`Runtime.enable`): with it, V8 reads a whole script again for each stack of a listener or a request, which on
 * a slow processor is 80 ms of a library that readers never wait for.
 */
export interface BareBrowser {
  /** Opens a page in a separate profile. */
  open(): Promise<BarePage>
  close(): Promise<void>
}

interface Answer {
  id?: number
  sessionId?: string
  method?: string
  params?: unknown
  result?: unknown
  error?: { message: string }
}

/** Starts a headless Chromium; it is closed at the end of the run, whatever happens. */
export async function openBareBrowser(): Promise<BareBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'docent-bench-profile-'))
  const chromium = spawn(
    findChromium('browser'),
    [
      '--headless',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      ...chromiumFlags,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const close = releaseAtEnd(async () => {
    chromium.kill()
    await delay(500)
    await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  })
  for await (const line of createInterface(chromium.stderr)) {
    const address = line.match(/^DevTools listening on (ws:\S+)/)?.[1]
    if (address === undefined) continue
    chromium.stderr.resume()
    const connect = await connectTo(address)
    return { open: () => openPage(connect), close }
  }
  throw new Error('Chromium exited before it accepted a connection.')
}

type Connect = (sessionId?: string) => Session

async function openPage(connect: Connect): Promise<BarePage> {
  const browser = connect()
  const { browserContextId } = (await browser.send('Target.createBrowserContext')) as {
    browserContextId: string
  }
  const { targetId } = (await browser.send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
  })) as { targetId: string }
  const { sessionId } = (await browser.send('Target.attachToTarget', { targetId, flatten: true })) as {
    sessionId: string
  }
  return createPage(connect(sessionId), () =>
    browser.send('Target.disposeBrowserContext', { browserContextId }),
  )
}

/** One connection carries the sessions of all targets. */
async function connectTo(address: string): Promise<Connect> {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error(`${address} does not answer.`))
  })
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  const listeners = new Map<string, ((params: never) => void)[]>()
  let count = 0
  socket.onmessage = ({ data }) => {
    const { id, sessionId = '', method, params, result, error } = JSON.parse(String(data)) as Answer
    for (const listener of listeners.get(`${sessionId} ${method}`) ?? []) listener(params as never)
    const answer = waiting.get(id ?? -1)
    waiting.delete(id ?? -1)
    if (error === undefined) answer?.resolve(result)
    else answer?.reject(new Error(error.message))
  }
  return (sessionId) => ({
    send(method, params = {}) {
      const answer = Promise.withResolvers<unknown>()
      count += 1
      waiting.set(count, answer)
      socket.send(JSON.stringify({ id: count, sessionId, method, params }))
      return answer.promise
    },
    on(method, listener) {
      const key = `${sessionId ?? ''} ${method}`
      listeners.set(key, [...(listeners.get(key) ?? []), listener])
    },
  })
}
