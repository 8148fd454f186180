import type { liteClient } from 'algoliasearch/lite'

type Requester = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['requester']>

/**
 * How the official client reaches its hosts. Its own way cannot be given up: this one throws when the signal ends, so that
 * the client does not go on to the next host; anything else is an answer that lets it.
 */
export function requestWithFetch(signal: AbortSignal): Requester {
  return {
    async send({ url, method, headers, data, responseTimeout }) {
      const timeout = AbortSignal.timeout(responseTimeout)
      try {
        const body = typeof data === 'string' ? { body: data } : {}
        const response = await fetch(url, {
          method,
          headers,
          ...body,
          signal: AbortSignal.any([signal, timeout]),
        })
        return { content: await response.text(), isTimedOut: false, status: response.status }
      } catch (error) {
        signal.throwIfAborted()
        return { content: String(error), isTimedOut: timeout.aborted, status: 0 }
      }
    },
  }
}
