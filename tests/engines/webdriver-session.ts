import { longestAnswer } from './engine-page.ts'

/** How long (ms) a browser may take to start on a machine that is busy. */
const longestStart = 40_000

/** Sends a command of a WebDriver session: `send('POST', '/url', { url })`. */
export type SendCommand = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>

/** Creates a session of a WebDriver server (https://www.w3.org/TR/webdriver2/). */
export async function createSession(server: string, capabilities: object): Promise<SendCommand> {
  const body = { capabilities: { alwaysMatch: capabilities } }
  const session = await sendTo(server, longestStart)('POST', '/session', body)
  const { sessionId } = session as { sessionId: string }
  return sendTo(`${server}/session/${sessionId}`)
}

export const sendTo =
  (url: string, longest = longestAnswer): SendCommand =>
  async (method, path, body) => {
    const request = {
      method,
      headers: { 'Content-Type': 'application/json' },
      signal: AbortSignal.timeout(longest),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }
    const response = await fetch(url + path, request).catch((cause: unknown) => {
      throw new Error(`${method} ${path}: the browser didn't answer within ${longest} ms.`, { cause })
    })
    const { value } = (await response.json()) as { value: unknown }
    if (!response.ok) throw new Error(`${method} ${path}: ${(value as { message?: string }).message}`)
    return value
  }
