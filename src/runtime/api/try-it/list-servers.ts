import type { ServerVariable } from '../../../shared/api/api-document.ts'
import { defaultMockPort, sandboxPath } from '../../../shared/api/api-files.ts'
import { fillServerUrl } from '../../../shared/api/http/fill-server-url.ts'
import type { RequestSpec } from '../../../shared/api/request-spec.ts'
import { fillMessage } from '../../../shared/messages/fill-message.ts'
import { getMember } from '../../../shared/read-unknown.ts'
import { addBase } from '../../../shared/urls.ts'
import { getTryItMessages } from './get-try-it-messages.ts'

/** URL of a mock server on the reader's machine. */
export const localMockUrl = `http://localhost:${defaultMockPort}`

/** A server that requests can be sent to. */
export interface ServerChoice {
  /** `sandbox`, `own`, or the URL. */
  id: string
  kind: 'sandbox' | 'real' | 'own'
  /** Absolute, without a trailing slash. */
  url: string
  description: string
  /** Parts of the URL that the reader can choose. */
  variables?: ServerVariable[] | undefined
}

/** Path of the sandbox's list of APIs. */
export const getSandboxRoot = (origin: string, base: string): string => origin + addBase(base, sandboxPath)

interface ServerInput {
  /** URL of the sandbox, if there is one. */
  sandbox: string | undefined
  /** URL that the reader typed. */
  own: string
  /** Values that the reader chose, by name of the variable. */
  variables?: Readonly<Record<string, string>>
}

/** Lists the servers to choose from. The sandbox comes first if there is one, because mistakes have no cost there. */
export function listServers(
  spec: Pick<RequestSpec, 'servers'>,
  { sandbox, own, variables = {} }: ServerInput,
): ServerChoice[] {
  const choices: ServerChoice[] = spec.servers.map((server) => ({
    id: server.template ?? server.url,
    kind: 'real',
    url: fillServerUrl(server, variables),
    description: server.description,
    variables: server.variables,
  }))
  if (sandbox !== undefined)
    choices.unshift({ id: 'sandbox', kind: 'sandbox', url: sandbox, description: '' })
  return [...choices, { id: 'own', kind: 'own', url: own.trim().replace(/\/+$/, ''), description: '' }]
}

/** Returns the key for a server's credentials: its origin, so that they aren't sent elsewhere. */
export function getCredentialKey({ kind, url }: ServerChoice): string {
  return kind === 'sandbox' ? 'sandbox' : (parseUrl(url)?.origin ?? 'none')
}

/** Explains what is wrong with a server's URL. Returns undefined for a usable one. */
export function checkServerUrl(url: string, pageProtocol: string): string | undefined {
  const messages = getTryItMessages()
  if (url === '') return messages.checkServerMissing
  const parsed = parseUrl(url)
  if (parsed === undefined || !/^https?:$/.test(parsed.protocol))
    return fillMessage(messages.checkServerUrl, { example: localMockUrl })
  if (parsed.username !== '' || parsed.password !== '') return messages.checkServerCredentials
  if (parsed.search !== '' || parsed.hash !== '') return messages.checkServerQuery
  if (pageProtocol === 'https:' && parsed.protocol === 'http:' && !isLoopback(parsed.hostname))
    return messages.checkServerProtocol
  return undefined
}

/**
 * Loads the IDs of the APIs that have a sandbox. Static hosts have none, and some respond to everything with 200 and a
 * page. Returns undefined if there is no response, or one that says to try again later.
 */
export async function listSandboxes(root: string, send: typeof fetch): Promise<string[] | undefined> {
  const options: RequestInit = { headers: { Accept: 'application/json' }, credentials: 'omit' }
  const response = await send(`${root}/`, options).catch(() => undefined)
  if (response === undefined || response.status >= 500 || response.status === 429) return undefined
  const listing: unknown = response.ok ? await response.json().catch(() => undefined) : undefined
  const apis = getMember(listing, 'apis')
  return Array.isArray(apis) ? apis.map((api) => String(getMember(api, 'id'))) : []
}

/** Whether it's the reader's own machine, which browsers trust like HTTPS. */
const isLoopback = (host: string): boolean => /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(host)

function parseUrl(url: string): URL | undefined {
  return URL.canParse(url) ? new URL(url) : undefined
}
