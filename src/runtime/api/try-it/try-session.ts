import { useSyncExternalStore } from 'react'
import type { NamedScheme } from '../../../shared/api/request-spec.ts'
import { createValueStore } from '../../stores/value-store.ts'
import { localMock } from './servers.ts'

/**
 * What the operations of one API share while a tab is open. It lives in this module only: never in storage, an address
 * or a log, so that it is gone when the page is.
 */
export interface TrySession {
  /** Id of the chosen server; undefined until the reader has chosen. */
  server: string | undefined
  /** Address that the reader has typed for a server of their own. */
  ownServer: string
  /** By key of the server, then by name of the scheme: a token typed for one server is not sent to another. */
  credentials: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Samples show the credentials in place of placeholders. */
  showsCredentials: boolean
  /** Required parameters by `<in>.<name>`: most operations of an API want the same project and region. */
  parameters: Readonly<Record<string, string>>
}

const emptySession: TrySession = {
  server: undefined,
  ownServer: localMock,
  credentials: {},
  showsCredentials: false,
  parameters: {},
}

const store = createValueStore<ReadonlyMap<string, TrySession>>(new Map())

/** What the operations of an API share. */
export const getSession = (api: string): TrySession => store.read().get(api) ?? emptySession

export function updateSession(api: string, change: Partial<TrySession>): void {
  store.write(new Map(store.read()).set(api, { ...getSession(api), ...change }))
}

/** Keeps the value of one credential for one server. */
export function setCredential(api: string, server: string, entry: { name: string; value: string }): void {
  const { credentials } = getSession(api)
  const own = { ...credentials[server], [entry.name]: entry.value }
  updateSession(api, { credentials: { ...credentials, [server]: own } })
}

/** What is sent to the sandbox by itself: it wants credentials, and takes any. */
const sandboxCredential = 'sandbox'

/** The credentials for one server, by name of the scheme; those that are not filled in are left out. */
export function credentialsFor(
  { credentials }: TrySession,
  server: string,
  security: readonly NamedScheme[],
): Record<string, string> {
  const entries = security.flatMap(({ name, scheme }): [string, string][] => {
    const typed = credentials[server]?.[name]
    if (scheme.kind === 'other') return []
    if (typed === undefined && server === 'sandbox') return [[name, sandboxCredential]]
    return typed === undefined || typed === '' ? [] : [[name, typed]]
  })
  return Object.fromEntries(entries)
}

/**
 * The credentials that samples show for one server: the reader's own only if they want to see them there. Those that the
 * sandbox takes are no secret.
 */
export function shownCredentials(
  session: TrySession,
  server: string,
  security: readonly NamedScheme[],
): Record<string, string> {
  return credentialsFor(session.showsCredentials ? session : emptySession, server, security)
}

/** Forgets every credential of an API, of all servers, and hides them in samples. */
export function forgetCredentials(api: string): void {
  updateSession(api, { credentials: {}, showsCredentials: false })
}

/** What the operations of an API share, and follow. */
export function useSession(api: string): TrySession {
  return useSyncExternalStore(
    store.subscribe,
    () => getSession(api),
    () => emptySession,
  )
}
