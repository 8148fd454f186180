import { SearchFailure } from '../../../shared/search/search-engine.ts'

/** The nodes of a cluster as one: each can answer. */
export interface Nodes {
  post(path: string, body: string, signal: AbortSignal): Promise<{ status: number; text: string }>
}

interface NodesOptions {
  nodes: readonly string[]
  searchKey: string
}

/** How long one node may take before the next is tried. */
const nodePatience = 3000

/** Asks the node that answered last, then each of the others. A node that fails is one that says nothing, or 5xx. */
export function createNodes({ nodes, searchKey }: NodesOptions, time = nodePatience): Nodes {
  let first = 0
  return {
    async post(path, body, signal) {
      let failure: unknown
      for (let attempt = 0; attempt < nodes.length; attempt++) {
        const index = (first + attempt) % nodes.length
        try {
          const answer = await postTo(
            `${nodes[index]}${path}`,
            { body, searchKey },
            AbortSignal.any([signal, AbortSignal.timeout(time)]),
          )
          if (answer.status < 500) {
            first = index
            return answer
          }
          failure = new Error(`The node answered ${answer.status}: ${answer.text.slice(0, 200)}`)
        } catch (error) {
          signal.throwIfAborted()
          failure = error
        }
      }
      throw new SearchFailure('network', failure)
    },
  }
}

/** As text and with the key in the address: browsers would ask for permission first otherwise, another round trip. */
async function postTo(
  url: string,
  { body, searchKey }: { body: string; searchKey: string },
  signal: AbortSignal,
): Promise<{ status: number; text: string }> {
  const response = await fetch(`${url}?x-typesense-api-key=${encodeURIComponent(searchKey)}`, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain' },
    body,
    signal,
  })
  return { status: response.status, text: await response.text() }
}
