import type { SampleBody, SamplePart, SampleRequest } from '../../../../shared/api/request-spec.ts'
import { formatBodyText, formatUrl } from '../../../../shared/api/request-text.ts'

/** Headers that browsers set themselves and don't accept from pages. */
const forbiddenHeaders =
  /^(cookie|host|origin|referer|content-length|connection|accept-encoding|user-agent)$/i

/** Arguments for `fetch`. */
export interface FetchRequest {
  url: string
  init: RequestInit
}

/** Body as the reader has entered it. */
export interface EnteredBody {
  /** JSON is sent as typed, with its spaces and errors. */
  text: string | undefined
  /** Files by field. */
  files: Readonly<Record<string, readonly File[]>>
}

/** Creates a request for `fetch`, without cookies and referrer. */
export function toFetchRequest(request: SampleRequest, entered: EnteredBody): FetchRequest {
  return {
    url: formatUrl(request),
    init: {
      method: request.method,
      headers: request.headers.filter(([name]) => !forbiddenHeaders.test(name)),
      body: createFetchBody(request.body, entered),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      // A browser that follows redirects would send the API key to another server too.
      redirect: 'manual',
      cache: 'no-store',
    },
  }
}

function createFetchBody(body: SampleBody | undefined, { text, files }: EnteredBody): BodyInit | null {
  switch (body?.kind) {
    case undefined:
      return null
    case 'json':
      return text ?? formatBodyText(body)
    case 'file':
      return files['']?.[0] ?? null
    case 'multipart':
      return createForm(body.parts, files)
    case 'form':
    case 'text':
      return formatBodyText(body)
  }
}

function createForm(parts: readonly SamplePart[], files: EnteredBody['files']): FormData {
  const form = new FormData()
  for (const part of parts) {
    const { name, contentType } = part
    const options = contentType === undefined ? {} : { type: contentType }
    if (part.kind === 'file') {
      const file = files[name]?.find((chosen) => chosen.name === part.file)
      // The document's type counts, not the one that the browser guesses from the name.
      if (file !== undefined)
        form.append(name, contentType === undefined ? file : new File([file], file.name, options))
    } else form.append(name, contentType === undefined ? part.value : new Blob([part.value], options))
  }
  return form
}

/** Lists the request's headers that browsers don't let pages send. */
export const listUnsendableHeaders = (request: Pick<SampleRequest, 'headers'>): string[] =>
  request.headers.map(([name]) => name).filter((name) => forbiddenHeaders.test(name))
