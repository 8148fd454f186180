import { readFileSync } from 'node:fs'
import type { Handler } from '../server/create-file-handler.ts'
import { createErrorResponse } from '../server/error-response.ts'
import { isAllowedHost } from '../server/request/is-allowed-host.ts'
import { getHost } from '../server/request/same-origin.ts'
import { editEvent } from '../shared/site/edit-event.ts'
import { runDevClient } from './dev-client.ts'
import type { DevEvents } from './dev-events.ts'

const clientPath = '/_/dev/client.js'
const eventsPath = '/_/dev/events'

const overlayStyle = readFileSync(new URL('./error-overlay.css', import.meta.url), 'utf8')
const clientScript = `(${runDevClient})({
  eventsUrl: new URL('events' + new URL(import.meta.url).search, import.meta.url),
  style: ${JSON.stringify(overlayStyle)},
  editEvent: ${JSON.stringify(editEvent)}
})`

/** Parameter of the client's URL: how many events had been sent when its page was requested. */
const seenParameter = 'seen'

interface DevOptions {
  /** Reads a file of an earlier run. Resolves to undefined if the request has to wait for the build. */
  readEarlier?: ((request: Request) => Promise<Response | undefined>) | undefined
  /** Resolves when the page at a path is written. Resolves to undefined if no build has succeeded. */
  getSite(pathname: string): Promise<Handler | undefined>
  /** Whether a build has written all pages. */
  isComplete(): boolean
  /** Resolves at the end of the running build, and at once if none runs. */
  waitForBuild(): Promise<void>
  events: DevEvents
  /** Host name or address that the server listens on. */
  host: string | undefined
}

/**
 * Serves the site and adds to each page a script that listens for builds. Rejects foreign hosts, so that other sites
 * can't read drafts by DNS rebinding.
 */
export function createDevHandler({ events, host, ...site }: DevOptions): Handler {
  return async (request) => {
    if (!isAllowedHost(getHost(request), host)) return createErrorResponse(403, foreignHostText)
    const { pathname, searchParams } = new URL(request.url)
    if (pathname.endsWith(clientPath))
      return new Response(clientScript, { headers: { 'Content-Type': 'text/javascript' } })
    if (pathname.endsWith(eventsPath)) return createEventResponse(events, searchParams.get(seenParameter))
    const { count } = events
    const response = await readFile(request, site)
    return response === undefined ? createEmptyPage(count) : addClientScript(response, count)
  }
}

/** Reads a file of the site. Resolves to undefined if there is none because the build failed. */
async function readFile(
  request: Request,
  { readEarlier, getSite, isComplete, waitForBuild }: Omit<DevOptions, 'events' | 'host'>,
): Promise<Response | undefined> {
  // A body can be read only once, and a form isn't a file.
  const earlier = request.body === null ? await readEarlier?.(createPlainRequest(request)) : undefined
  if (earlier !== undefined) return earlier
  const site = await getSite(new URL(request.url).pathname)
  const response = await site?.(createPlainRequest(request))
  if (site === undefined || response?.status !== 404 || request.body !== null) return response
  // The build may not have written the file yet: a list of results, or a page that has just been added.
  await waitForBuild()
  const later = await site(createPlainRequest(request))
  return later.status === 404 && !isComplete() ? undefined : later
}

const foreignHostText =
  '`docent dev` only responds to `localhost` and IP addresses. To use another name, start it with `--host NAME`.'

const createEventResponse = (events: DevEvents, seenCount: string | null): Response =>
  new Response(events.open(seenCount === null ? undefined : Number(seenCount)), {
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' },
  })

/** Creates the page that replaces all others until a build succeeds. Its script shows the problems. */
const createEmptyPage = (seenCount: number): Response =>
  new Response(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>The build failed</title></head><body><main><h1>There is no page yet</h1><p>The build failed.</p></main>${createScriptElement('', seenCount)}</body></html>`,
    {
      status: 503,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'Content-Security-Policy':
          "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
      },
    },
  )

/** Creates a request for the whole page as text. */
function createPlainRequest(request: Request): Request {
  const plain = new Request(request)
  plain.headers.delete('Accept-Encoding')
  plain.headers.delete('If-None-Match')
  return plain
}

async function addClientScript(response: Response, seenCount: number): Promise<Response> {
  if (!(response.headers.get('Content-Type') ?? '').startsWith('text/html')) return response
  const html = await response.text()
  const base = html.match(/src="([^"]*)\/_\/assets\//)?.[1] ?? ''
  const headers = new Headers(response.headers)
  headers.delete('Content-Length')
  headers.delete('ETag')
  return new Response(
    html.replace('</body>', () => `${createScriptElement(base, seenCount)}</body>`),
    {
      status: response.status,
      headers,
    },
  )
}

const createScriptElement = (base: string, seenCount: number): string =>
  `<script type="module" src="${base}${clientPath}?${seenParameter}=${seenCount}"></script>`
