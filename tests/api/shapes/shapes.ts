import { readFileSync } from 'node:fs'
import { loadText } from '../../../src/api/load/fixtures/load-texts.ts'
import { toFetchRequest } from '../../../src/runtime/api/try-it/send/fetch-request.ts'
import type { SampleRequest } from '../../../src/shared/api/request-spec.ts'

/** A document with one operation for each way to send credentials, bodies, and parameters. */
export const shapesDocument = loadText(readFileSync(new URL('shapes.yaml', import.meta.url), 'utf8')).document

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
  // A browser doesn't let pages set cookies, but programs can.
  return new Request(url, { ...init, headers: [...new Headers(init.headers), ...listCookies(request)] })
}

const listCookies = ({ headers }: SampleRequest): [string, string][] =>
  headers.filter(([name]) => name.toLowerCase() === 'cookie')
