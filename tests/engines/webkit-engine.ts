import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { endProcess, hasEnded } from '../processes/end-process.ts'
import { freePort } from '../processes/free-port.ts'
import { waitFor } from '../processes/wait-for.ts'
import { type BrowserEngine, type EnginePage, longestAnswer, type PageOptions } from './engine-page.ts'
import { createSession, type SendCommand, sendTo } from './webdriver-session.ts'

interface WebKitPrograms {
  driver: string
  /** MiniBrowser has no headless mode. */
  screen: string
}

/** Keys that have no character, by the names of `KeyboardEvent.key` (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const keyCodes: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
}

/** Starts MiniBrowser through WebKitWebDriver on a virtual screen. Each page is a separate browser. */
export async function startWebKit({ driver, screen }: WebKitPrograms): Promise<BrowserEngine> {
  const display = spawn(screen, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  process.once('exit', () => display.kill())
  const [number] = await once(display.stdout, 'data')
  return {
    openPage: (options) => openPage(driver, `:${String(number).trim()}`, options),
    stop: () => endProcess(display),
  }
}

async function openPage(driver: string, display: string, options: PageOptions): Promise<EnginePage> {
  const port = await freePort()
  // A separate process group, so that browser and web process end with the driver, whatever they are doing.
  const child = spawn(driver, [`--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display },
  })
  const kill = (): void => killGroup(child)
  process.once('exit', kill)
  const close = async (): Promise<void> => {
    process.off('exit', kill)
    const hasExited = hasEnded(child) ? undefined : once(child, 'exit')
    kill()
    await hasExited
  }
  try {
    const server = `http://127.0.0.1:${port}`
    await waitFor(() => sendTo(server)('GET', '/status').catch(() => undefined), {
      every: 50,
      longest: longestAnswer,
    })
    const args = ['--automation', ...(options.hasScript ? [] : ['--enable-javascript=false'])]
    const send = await createSession(server, { 'webkitgtk:browserOptions': { args } })
    await send('POST', '/window/rect', { width: options.width, height: options.height })
    return createPage(send, close)
  } catch (error) {
    await close()
    throw error
  }
}

function createPage(send: SendCommand, close: () => Promise<void>): EnginePage {
  const act = async (source: object): Promise<void> => {
    await send('POST', '/actions', { actions: [source] })
  }
  return {
    open: async (url) => {
      await send('POST', '/url', { url })
    },
    reload: async () => {
      await send('POST', '/refresh', {})
    },
    evaluate: async (run, ...args) => {
      const result = await send('POST', '/execute/sync', { script: `return (${run})(...arguments)`, args })
      return result as ReturnType<typeof run>
    },
    clickAt: ({ x, y }) =>
      act({
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    press: (key) => {
      const value = keyCodes[key] ?? key
      return act({
        type: 'key',
        id: 'keyboard',
        actions: [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ],
      })
    },
    close,
  }
}

/** Ends a process and its descendants. */
function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // The whole group has ended already.
  }
}
