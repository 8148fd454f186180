import { getSite } from '../../site-store.ts'
import { listSandboxes, sandboxRoot } from './servers.ts'

/** How long in ms a form waits to hear of a sandbox before it opens without one. */
const patience = 2000

let listing: Promise<string[]> | undefined

/** The address of the sandbox of an API, if the server of this page has one. It is asked once, when a form opens. */
export async function findSandbox(api: string): Promise<string | undefined> {
  const root = sandboxRoot(location.origin, getSite().base)
  listing ??= listSandboxes(root, (input, init) =>
    fetch(input, { ...init, signal: AbortSignal.timeout(patience) }),
  )
  return (await listing).includes(api) ? `${root}/${api}` : undefined
}
