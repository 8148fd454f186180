import type { Handler } from './create-file-handler.ts'
import { createErrorResponse } from './error-response.ts'
import { isAllowedHost } from './request/is-allowed-host.ts'
import { getHost } from './request/same-origin.ts'

/** Events sent to open pages. */
type DevEvent = { kind: 'built' } | { kind: 'failed'; text: string } | { kind: 'closed' }

/** Functions that send an event to a listening page. */
export type DevEvents = Set<(event: DevEvent) => void>

const clientPath = '/_/dev/client.js'
const eventsPath = '/_/dev/events'

/** Runs in the page. Reloads it after a build and shows the errors of a failed build. */
const clientScript = `
const events = new EventSource(new URL('${eventsPath.slice('/_/dev/'.length)}', import.meta.url))
let wasLost = false
events.onopen = () => { if (wasLost) location.reload() }
events.onerror = () => { wasLost = true }
events.onmessage = ({ data }) => {
  const event = JSON.parse(data)
  if (event.kind === 'built') location.reload()
  if (event.kind !== 'failed') return
  document.querySelector('#docent-dev')?.remove()
  const dialog = document.createElement('dialog')
  dialog.id = 'docent-dev'
  const text = document.createElement('pre')
  text.textContent = event.text
  dialog.append(text)
  document.body.append(dialog)
  dialog.showModal()
}
`

interface DevOptions {
  events: DevEvents
  /** Host name or address that the server listens on. */
  host: string | undefined
}

/**
 * Serves the site and adds to each page a script that listens for builds. Rejects foreign hosts, so that other sites
 * can't read drafts by DNS rebinding.
 */
export function createDevHandler(site: Handler, { events, host }: DevOptions): Handler {
  return async (request) => {
    if (!isAllowedHost(getHost(request), host)) return createErrorResponse(403, foreignHostText)
    const { pathname } = new URL(request.url)
    if (pathname.endsWith(clientPath))
      return new Response(clientScript, { headers: { 'Content-Type': 'text/javascript' } })
    if (pathname.endsWith(eventsPath)) return createEventStream(events)
    const plain = new Request(request)
    plain.headers.delete('Accept-Encoding')
    plain.headers.delete('If-None-Match')
    const response = await site(plain)
    if (!(response.headers.get('Content-Type') ?? '').startsWith('text/html')) return response
    const html = await response.text()
    const base = html.match(/src="([^"]*)\/_\/assets\//)?.[1] ?? ''
    const headers = new Headers(response.headers)
    headers.delete('Content-Length')
    headers.delete('ETag')
    const script = `<script type="module" src="${base}${clientPath}"></script></body>`
    return new Response(html.replace('</body>', script), { status: response.status, headers })
  }
}

const foreignHostText =
  '`docent dev` only responds to `localhost` and IP addresses. To use another name, start it with `--host NAME`.'

function createEventStream(events: DevEvents): Response {
  const encoder = new TextEncoder()
  let send: ((event: DevEvent) => void) | undefined
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      send = (event) => {
        if (event.kind === 'closed') controller.close()
        else controller.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`))
      }
      events.add(send)
      controller.enqueue(encoder.encode(': open\n\n'))
    },
    cancel() {
      if (send !== undefined) events.delete(send)
    },
  })
  // An open connection would delay the server's shutdown by seconds.
  return new Response(stream, {
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', Connection: 'close' },
  })
}
