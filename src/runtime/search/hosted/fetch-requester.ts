import type { liteClient } from 'algoliasearch/lite'

type Requester = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['requester']>

/**
 * Sends the requests of the official client. Its own requester can't be aborted. This one throws when the signal is
 * aborted, so that the client doesn't try the next host; any other failure is a response that lets it.
 */
export function createFetchRequester(signal: AbortSignal): Requester {
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
