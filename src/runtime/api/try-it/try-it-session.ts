import { useSyncExternalStore } from 'react'
import type { RequestChoice } from '../../../shared/api/request-choice.ts'
import type { NamedScheme } from '../../../shared/api/request-spec.ts'
import { isTextCredential } from '../../../shared/api/security/security-scheme.ts'
import { createValueStore } from '../../stores/value-store.ts'
import { localMockUrl } from './list-servers.ts'

/**
 * State that the operations of an API share while a tab is open. It's only in memory, never in storage, a URL, or a
 * log.
 */
export interface TryItSession {
  /** ID of the chosen server. Undefined until the reader chooses one. */
  server: string | undefined
  /** URL that the reader typed for a custom server. */
  customServer: string
  /** Values of the variables in the URLs of servers, by name. */
  serverVariables: Readonly<Record<string, string>>
  /** By the server's key, then by name of the scheme: a token typed for one server isn't sent to another. */
  credentials: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Whether samples show the credentials instead of placeholders. */
  showsCredentials: boolean
  /** Required parameters by `<in>.<name>`, because most operations of an API need the same project and region. */
  parameters: Readonly<Record<string, string>>
  /** Key of the chosen credentials. Undefined until the reader chooses. */
  security: string | undefined
  /** Chosen media types of bodies, by operation. */
  mediaTypes: Readonly<Record<string, string>>
}

const emptySession: TryItSession = {
  server: undefined,
  customServer: localMockUrl,
  serverVariables: {},
  credentials: {},
  showsCredentials: false,
  parameters: {},
  security: undefined,
  mediaTypes: {},
}

const store = createValueStore<ReadonlyMap<string, TryItSession>>(new Map())

/** Returns the state that the operations of an API share. */
export const getSession = (api: string): TryItSession => store.read().get(api) ?? emptySession

export function updateSession(api: string, change: Partial<TryItSession>): void {
  store.write(new Map(store.read()).set(api, { ...getSession(api), ...change }))
}

/** Names an operation. */
export interface OperationName {
  api: string
  operation: string
}

/** Returns the reader's choices for an operation. */
export function getRequestChoice({ api, operation }: OperationName): RequestChoice {
  const { security, mediaTypes } = getSession(api)
  return { security, mediaType: mediaTypes[operation] }
}

/** Stores a credential for a server. */
export function setCredential(api: string, server: string, entry: { name: string; value: string }): void {
  const { credentials } = getSession(api)
  const serverCredentials = { ...credentials[server], [entry.name]: entry.value }
  updateSession(api, { credentials: { ...credentials, [server]: serverCredentials } })
}

/** Credentials for the sandbox, which requires some but accepts any. */
const sandboxCredential = 'sandbox'

/** Returns the credentials for a server by name of the scheme, without empty ones. */
export function getCredentials(
  { credentials }: TryItSession,
  server: string,
  security: readonly NamedScheme[],
): Record<string, string> {
  const entries = security.flatMap(({ name, scheme }): [string, string][] => {
    const enteredValue = credentials[server]?.[name]
    if (!isTextCredential(scheme)) return []
    if (enteredValue === undefined && server === 'sandbox') return [[name, sandboxCredential]]
    return enteredValue === undefined || enteredValue === '' ? [] : [[name, enteredValue]]
  })
  return Object.fromEntries(entries)
}

/** Returns the credentials that samples show: the reader's own only on request. Those for the sandbox aren't secret. */
export function getShownCredentials(
  session: TryItSession,
  server: string,
  security: readonly NamedScheme[],
): Record<string, string> {
  return getCredentials(session.showsCredentials ? session : emptySession, server, security)
}

/** Deletes all credentials of an API, for all servers, and hides them in samples. */
export function forgetCredentials(api: string): void {
  updateSession(api, { credentials: {}, showsCredentials: false })
}

/** Returns the shared state of an API, and subscribes to it. */
export function useSession(api: string): TryItSession {
  return useSyncExternalStore(
    store.subscribe,
    () => getSession(api),
    () => emptySession,
  )
}
