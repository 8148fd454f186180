interface CopyOptions {
  fetch(path: string, request: RequestInit): Promise<Response>
  now(): number
}

/** A page as the site has it, and the response to store, with its time. */
interface PageCopy {
  html: string
  response: Response
}

/** Fetches a page to store it. Rejects anything else that a host may respond with. */
export async function fetchCopy(url: string, { fetch, now }: CopyOptions): Promise<PageCopy> {
  const response = await fetch(url, { cache: 'no-cache' })
  const html = await response.text()
  if (response.status !== 200 || response.redirected || !html.includes(' id="docent-view"'))
    throw new Error(`${url} is not a page.`)
  const marked = html.replace('<html', `<html data-stored-at="${now()}"`)
  return { html, response: new Response(marked, { headers: keepHeaders(response) }) }
}

/** Returns a page as it was when it was stored. */
export const removeCopyMark = (html: string): string => html.replace(/ data-stored-at="\d+"/, '')

/** Returns the headers of a response without those about its encoding, which the browser has undone. */
export function keepHeaders({ headers }: Response): Headers {
  const kept = new Headers(headers)
  for (const name of ['Content-Encoding', 'Content-Length', 'Vary']) kept.delete(name)
  return kept
}
