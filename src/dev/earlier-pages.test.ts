import { expect, test } from 'vitest'
import type { Handler } from '../server/create-file-handler.ts'
import { createEarlierPages, type EarlierPages } from './earlier-pages.ts'

const serve: Handler = async () => new Response('earlier')

async function read(pages: EarlierPages, type?: string): Promise<string | undefined> {
  const headers: Record<string, string> = type === undefined ? {} : { 'Sec-Fetch-Dest': type }
  return (await pages.read(new Request('http://localhost/docs/', { headers })))?.text()
}

test('documents and what they load are read early, and requests of scripts and programs wait', async () => {
  const pages = createEarlierPages(serve)
  for (const type of ['document', 'style', 'script', 'image', 'font'])
    expect(await read(pages, type)).toBe('earlier')
  for (const type of ['empty', undefined]) expect(await read(pages, type)).toBeUndefined()
  pages.end()
  expect(await read(pages, 'document')).toBeUndefined()
})

test('a page that the earlier run did not have waits, and so does one that cannot be read', async () => {
  const missing = createEarlierPages(async () => new Response('', { status: 404 }))
  expect(await read(missing, 'document')).toBeUndefined()
  const broken = createEarlierPages(() => Promise.reject(new Error('Another format')))
  expect(await read(broken, 'document')).toBeUndefined()
})

test('a build waits for a browser that loads a page, and starts soon without one', async () => {
  await expect(createEarlierPages(serve).waitForReader()).resolves.toBeUndefined()
  const pages = createEarlierPages(serve)
  await read(pages, 'document')
  await expect(pages.waitForReader()).resolves.toBeUndefined()
})
