import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { FileError, fetchFile } from './fetch-file.ts'

let server: Server | undefined

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function serve(answer: RequestListener): Promise<string> {
  const made = createServer(answer)
  server = made
  await new Promise<void>((resolve) => made.listen(0, resolve))
  return `http://localhost:${(made.address() as AddressInfo).port}/x.json`
}

test('a file is fetched', async () => {
  const url = await serve((_, response) => response.end('{"a":1}'))
  expect(await (await fetchFile(url)).json()).toEqual({ a: 1 })
})

test('a missing file is an error with the status', async () => {
  const url = await serve((_, response) => response.writeHead(410).end())
  const error: unknown = await fetchFile(url).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(FileError)
  expect(error).toMatchObject({ status: 410, message: `${url} answered 410.` })
})

test('a missing server is a TypeError of the browser', async () => {
  await expect(fetchFile('http://localhost:1/')).rejects.toBeInstanceOf(TypeError)
})

test('a server that never responds times out', async () => {
  const url = await serve(() => undefined)
  await expect(fetchFile(url, {}, 50)).rejects.toMatchObject({ name: 'TimeoutError' })
})

test('a file that never ends times out while it is read', async () => {
  const url = await serve((_, response) => response.write('{"a":'))
  const response = await fetchFile(url, {}, 200)
  await expect(response.json()).rejects.toMatchObject({ name: 'TimeoutError' })
})

test('the caller can abort it earlier', async () => {
  const asked = Promise.withResolvers<void>()
  const url = await serve(() => asked.resolve())
  const controller = new AbortController()
  const fetching = fetchFile(url, { signal: controller.signal })
  await asked.promise
  controller.abort()
  await expect(fetching).rejects.toMatchObject({ name: 'AbortError' })
})
