import { useEffect, useState } from 'react'
import { listSandboxes, sandboxRoot } from '../../../../runtime/api/try-it/servers.ts'
import { getSite } from '../../../../runtime/stores/site-store.ts'

/** How long in ms a sandbox may take to wake up: with its first request it reads the documents. */
const patience = 10_000

export type Sandbox =
  /** It is not known yet whether there is one. */
  | { kind: 'unknown' }
  | { kind: 'none' }
  /** The site has one, or may have one, and it doesn't respond. */
  | { kind: 'unreachable' }
  | { kind: 'found'; url: string }

let known: string[] | undefined
let asking: Promise<string[] | undefined> | undefined

/** The sandbox of an API, if the server of this page has one. It is asked when the first form of the visit opens. */
export function useSandbox(api: string): Sandbox {
  const [apis, setApis] = useState(known)
  const [isAsked, setAsked] = useState(known !== undefined)
  useEffect(() => {
    let isLeft = false
    askOnce().then((found) => {
      if (isLeft) return
      setApis(found)
      setAsked(true)
    })
    return () => {
      isLeft = true
    }
  }, [])
  if (!isAsked) return { kind: 'unknown' }
  if (apis === undefined) return { kind: 'unreachable' }
  return apis.includes(api) ? { kind: 'found', url: `${rootHere()}/${api}` } : { kind: 'none' }
}

/** What did not answer at all is asked again by the next form. */
function askOnce(): Promise<string[] | undefined> {
  asking ??= listSandboxes(rootHere(), (input, init) =>
    fetch(input, { ...init, signal: AbortSignal.timeout(patience) }),
  ).then((found) => {
    known = found
    if (found === undefined) asking = undefined
    return found
  })
  return asking
}

const rootHere = (): string => sandboxRoot(location.origin, getSite().base)
