import { mockPort, sandboxPath } from '../../../shared/api/api-files.ts'
import type { RequestSpec } from '../../../shared/api/request-spec.ts'
import { fillMessage } from '../../../shared/messages/fill-message.ts'
import { memberOf } from '../../../shared/unknown.ts'
import { withBase } from '../../../shared/urls.ts'
import { getTryItTexts } from './try-it-texts.ts'

/** Where the mock of a reader's own machine listens. */
export const localMock = `http://localhost:${mockPort}`

/** A server that a request can go to. */
export interface ServerChoice {
  /** `sandbox`, `own`, or the address. */
  id: string
  kind: 'sandbox' | 'real' | 'own'
  /** Absolute, without a slash at the end. */
  url: string
  description: string
}

/** Where the sandbox lists the APIs that it answers for. */
export const sandboxRoot = (origin: string, base: string): string => origin + withBase(base, sandboxPath)

/**
 * The servers to choose from. The sandbox is the first where there is one: nothing that a reader does there by mistake
 * costs anything.
 */
export function listServers(
  spec: Pick<RequestSpec, 'servers'>,
  { sandbox, own }: { sandbox: string | undefined; own: string },
): ServerChoice[] {
  const choices: ServerChoice[] = spec.servers.map(({ url, description }) => ({
    id: url,
    kind: 'real',
    url,
    description,
  }))
  if (sandbox !== undefined)
    choices.unshift({ id: 'sandbox', kind: 'sandbox', url: sandbox, description: '' })
  return [...choices, { id: 'own', kind: 'own', url: own.trim().replace(/\/+$/, ''), description: '' }]
}

/** Under what name the credentials of a server are kept: its origin, so that they go nowhere else. */
export function credentialKey({ kind, url }: ServerChoice): string {
  return kind === 'sandbox' ? 'sandbox' : (parseUrl(url)?.origin ?? 'none')
}

/** Says what is wrong with the address of a server; undefined when a request can be tried. */
export function problemOfServer(url: string, pageProtocol: string): string | undefined {
  const texts = getTryItTexts()
  if (url === '') return texts.checkServerMissing
  const parsed = parseUrl(url)
  if (parsed === undefined || !/^https?:$/.test(parsed.protocol))
    return fillMessage(texts.checkServerUrl, { example: localMock })
  if (parsed.username !== '' || parsed.password !== '') return texts.checkServerCredentials
  if (parsed.search !== '' || parsed.hash !== '') return texts.checkServerQuery
  if (pageProtocol === 'https:' && parsed.protocol === 'http:' && !isLoopback(parsed.hostname))
    return texts.checkServerProtocol
  return undefined
}

/**
 * Ids of the APIs that have a sandbox. Static hosts have none, and some answer 200 with a page to everything. Undefined
 * when there was no response, or one that says to come back later.
 */
export async function listSandboxes(root: string, send: typeof fetch): Promise<string[] | undefined> {
  const options: RequestInit = { headers: { Accept: 'application/json' }, credentials: 'omit' }
  const response = await send(`${root}/`, options).catch(() => undefined)
  if (response === undefined || response.status >= 500 || response.status === 429) return undefined
  const listing: unknown = response.ok ? await response.json().catch(() => undefined) : undefined
  const apis = memberOf(listing, 'apis')
  return Array.isArray(apis) ? apis.map((api) => String(memberOf(api, 'id'))) : []
}

/** Only the reader's own machine: browsers trust it as they trust HTTPS. */
const isLoopback = (host: string): boolean => /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(host)

function parseUrl(url: string): URL | undefined {
  return URL.canParse(url) ? new URL(url) : undefined
}
