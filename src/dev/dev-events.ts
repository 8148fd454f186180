/**
 * Events sent to open pages. After `built`, they update what an edit changed. After `replaced`, they load again, because
 * more than their text may have changed.
 */
type DevEvent = { kind: 'built' } | { kind: 'replaced' } | { kind: 'failed'; text: string }

/** Events of builds for open pages. */
export interface DevEvents {
  send(event: DevEvent): void
  /** Number of events sent so far. A page keeps it from its request on. */
  readonly count: number
  /**
   * Opens a stream of events for a page. It starts with the last event if that is a failure, or if it was sent after the
   * page had been requested: the count of events at that time, undefined if it isn't known.
   */
  open(seenCount?: number): ReadableStream<Uint8Array<ArrayBuffer>>
}

/** How soon (ms) a browser connects again after the server restarted. Browsers wait for seconds by default. */
const retryTime = 300

const encoder = new TextEncoder()

/** Creates the events of a server. */
export function createDevEvents(): DevEvents {
  const pages = new Set<ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>>()
  let last: DevEvent = { kind: 'built' }
  let count = 0
  return {
    get count() {
      return count
    },
    send(event) {
      last = event
      count += 1
      for (const page of pages) page.enqueue(encodeEvent(event))
    },
    open(seenCount = count) {
      let page: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined
      return new ReadableStream<Uint8Array<ArrayBuffer>>({
        start(controller) {
          page = controller
          pages.add(page)
          page.enqueue(encoder.encode(`retry: ${retryTime}\n\n`))
          if (last.kind === 'failed' || seenCount < count) page.enqueue(encodeEvent(last))
        },
        cancel() {
          if (page !== undefined) pages.delete(page)
        },
      })
    },
  }
}

const encodeEvent = (event: DevEvent): Uint8Array<ArrayBuffer> =>
  encoder.encode(`data: ${JSON.stringify(event)}\n\n`)
