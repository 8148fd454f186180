import { useEffect, useState } from 'react'
import { getSandboxRoot, listSandboxes } from '../../../../runtime/api/try-it/servers.ts'
import { getSite } from '../../../../runtime/stores/site-store.ts'

/** How long in ms a sandbox may take to wake up: with its first request it reads the documents. */
const sandboxTimeout = 10_000

export type SandboxState =
  /** It is not known yet whether there is one. */
  | { kind: 'unknown' }
  | { kind: 'none' }
  /** The site has one, or may have one, and it doesn't respond. */
  | { kind: 'unreachable' }
  | { kind: 'found'; url: string }

let cachedApis: string[] | undefined
let pendingRequest: Promise<string[] | undefined> | undefined

/** The sandbox of an API, if the server of this page has one. It is asked when the first form of the visit opens. */
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

/** Without a response, the next form asks again. */
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
