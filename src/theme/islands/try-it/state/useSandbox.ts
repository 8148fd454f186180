import { useEffect, useState } from 'react'
import { getSandboxRoot, listSandboxes } from '../../../../runtime/api/try-it/list-servers.ts'
import { getSite } from '../../../../runtime/stores/site-store.ts'

/** How long in ms a sandbox may take to start: it reads the API documents on its first request. */
const sandboxTimeout = 10_000

export type SandboxState =
  /** The request that lists the sandboxes is pending. */
  | { kind: 'unknown' }
  | { kind: 'none' }
  /** The site has, or may have, a sandbox, but it doesn't respond. */
  | { kind: 'unreachable' }
  | { kind: 'found'; url: string }

let cachedApis: string[] | undefined
let pendingRequest: Promise<string[] | undefined> | undefined

/**
 * Returns the sandbox of an API, if the server of this page has one. The list is fetched when the first form of the
 * visit opens.
 */
export function useSandbox(api: string): SandboxState {
  const [apis, setApis] = useState(cachedApis)
  const [isLoaded, setLoaded] = useState(cachedApis !== undefined)
  useEffect(() => {
    let isLeft = false
    fetchSandboxes().then((apiIds) => {
      if (isLeft) return
      setApis(apiIds)
      setLoaded(true)
    })
    return () => {
      isLeft = true
    }
  }, [])
  if (!isLoaded) return { kind: 'unknown' }
  if (apis === undefined) return { kind: 'unreachable' }
  return apis.includes(api) ? { kind: 'found', url: `${getRoot()}/${api}` } : { kind: 'none' }
}

/** Fetches the names of APIs with a sandbox. After a failure, the next form tries again. */
function fetchSandboxes(): Promise<string[] | undefined> {
  pendingRequest ??= listSandboxes(getRoot(), (input, init) =>
    fetch(input, { ...init, signal: AbortSignal.timeout(sandboxTimeout) }),
  ).then((apiIds) => {
    cachedApis = apiIds
    if (apiIds === undefined) pendingRequest = undefined
    return apiIds
  })
  return pendingRequest
}

const getRoot = (): string => getSandboxRoot(location.origin, getSite().base)
