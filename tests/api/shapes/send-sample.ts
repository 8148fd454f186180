import { toFetchRequest } from '../../../src/runtime/api/try-it/send/fetch-request.ts'
import type { SampleRequest } from '../../../src/shared/api/request-spec.ts'

/** Creates the request that a sample sends, with files that have some bytes. */
export function sendSample(request: SampleRequest): Request {
  const { body } = request
  const parts = (body?.kind === 'multipart' ? body.parts : []).filter((part) => part.kind === 'file')
  const partsByName = Object.groupBy(parts, ({ name }) => name)
  const files = Object.fromEntries(
    Object.entries(partsByName).map(([name, all = []]) => [
      name,
      all.map(({ file }) => new File(['bytes'], file)),
    ]),
  )
  const whole = body?.kind === 'file' ? { '': [new File(['bytes'], body.file)] } : {}
  const { url, init } = toFetchRequest(request, { text: undefined, files: { ...files, ...whole } })
  const sentHeaders = new Headers(init.headers)
  // Programs can set every header and send a body with any method, but `fetch` can't.
  const sent = new Request(url, {
    ...init,
    ...(body !== undefined && { method: 'POST' }),
    headers: [...sentHeaders, ...request.headers.filter(([name]) => !sentHeaders.has(name))],
  })
  return Object.defineProperty(sent, 'method', { value: request.method })
}
