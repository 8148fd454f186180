import { SearchFailure } from '../../../shared/search/search-engine.ts'

/** The nodes of a cluster. Each can answer. */
export interface TypesenseNodes {
  post(path: string, body: string, signal: AbortSignal): Promise<{ status: number; text: string }>
}

interface NodesOptions {
  nodes: readonly string[]
  searchKey: string
}

/** Milliseconds to wait for a node before trying the next. */
const nodeTimeout = 3000

/** Queries the node that answered last, then each of the others. A node fails by not responding or with 5xx. */
export function createTypesenseNodes({ nodes, searchKey }: NodesOptions): TypesenseNodes {
  let first = 0
  return {
    async post(path, body, signal) {
      let failure: unknown
      for (let attempt = 0; attempt < nodes.length; attempt++) {
        const index = (first + attempt) % nodes.length
        try {
          const answer = await postToNode(
            `${nodes[index]}${path}`,
            { body, searchKey },
            AbortSignal.any([signal, AbortSignal.timeout(nodeTimeout)]),
          )
          if (answer.status < 500) {
            first = index
            return answer
          }
          failure = new Error(`The node responded with ${answer.status}: ${answer.text.slice(0, 200)}`)
        } catch (error) {
          signal.throwIfAborted()
          failure = error
        }
      }
      throw new SearchFailure('network', failure)
    },
  }
}

/** Sends the body as text and the key in the URL, to avoid the round trip of a CORS preflight. */
async function postToNode(
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
