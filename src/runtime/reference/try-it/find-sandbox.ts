import { getSite } from '../../site-store.ts'
import { hasSandbox, sandboxUrl } from './servers.ts'

/** How long in ms a form waits to hear of a sandbox before it opens without one. */
const patience = 2000

const found = new Map<string, string>()

/** The address of the sandbox of an API, if the server of this page has one. Asked once, when a form opens. */
export async function findSandbox(api: string): Promise<string | undefined> {
  const known = found.get(api)
  if (known !== undefined) return known
  const url = sandboxUrl(location.origin, getSite().base, api)
  const send: typeof fetch = (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(patience) })
  if (!(await hasSandbox(url, send))) return undefined
  found.set(api, url)
  return url
}
