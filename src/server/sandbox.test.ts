import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newFolder } from '../../tests/new-folder.ts'
import { jsonContent, sampleDocument, sampleOperation } from '../../tests/unit/reference-values.ts'
import type { ApiDocument } from '../shared/reference/api-document.ts'
import { withSandbox } from './sandbox.ts'
import type { Handler } from './serve-files.ts'

let out = ''
beforeEach(() => {
  out = newFolder('sandbox')
})
afterEach(() => rmSync(out, { recursive: true }))

function write(file: string, content: unknown): string {
  const path = join(out, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify(content))
  return path
}

const site: Handler = async (request) => new Response(`${request.method} of the site`, { status: 404 })

async function ask(handler: Handler, path: string, init: RequestInit = {}): Promise<[number, string]> {
  const response = await handler(new Request(`http://localhost${path}`, init))
  return [response.status, (await response.text()).replace(/\s+/g, '')]
}

const documentThatSays = (value: string): ApiDocument => {
  const contents = [jsonContent(true, [{ name: 'example', summary: '', value }])]
  const responses = [{ status: '200', description: '', headers: [], contents }]
  return sampleDocument({ id: 'x', operations: [sampleOperation({ method: 'GET', path: '/a/', responses })] })
}
const list = [{ id: 'x', label: 'X', document: '/_/reference/x/document.json' }]

test('the APIs of a built site answer below the base, and everything else is the site', async () => {
  write('_/reference/index.json', list)
  write('_/reference/x/document.json', documentThatSays('hello'))
  const handler = withSandbox(site, { base: '/help/', out })
  expect(await ask(handler, '/help/_/sandbox/x/a')).toEqual([200, '"hello"'])
  expect((await ask(handler, '/help/_/sandbox/x/a', { method: 'POST' }))[0]).toBe(405)
  expect((await ask(handler, '/help/_/sandbox'))[1]).toContain('"path":"/help/_/sandbox/x/"')
  for (const path of ['/_/sandbox/x/a', '/help/_/sandboxes/x/a', '/help/docs/', '/'])
    expect(await ask(handler, path)).toEqual([404, 'GETofthesite'])
})

test('a site without references has none, until a build brings one', async () => {
  const handler = withSandbox(site, { base: '/', out })
  expect(await ask(handler, '/_/sandbox/x/a', { method: 'POST' })).toEqual([404, 'GETofthesite'])
  write('_/reference/x/document.json', documentThatSays('hello'))
  write('_/reference/index.json', list)
  expect(await ask(handler, '/_/sandbox/x/a')).toEqual([200, '"hello"'])
})

test('a document that a build has written anew is read anew', async () => {
  write('_/reference/index.json', list)
  write('_/reference/x/document.json', documentThatSays('old'))
  const handler = withSandbox(site, { base: '/', out })
  const first = await Promise.all([ask(handler, '/_/sandbox/x/a'), ask(handler, '/_/sandbox/x/a/')])
  expect(first.map(([, text]) => text)).toEqual(['"old"', '"old"'])
  const file = write('_/reference/x/document.json', documentThatSays('new'))
  utimesSync(file, 1, 1)
  expect(await ask(handler, '/_/sandbox/x/a')).toEqual([200, '"new"'])
})
