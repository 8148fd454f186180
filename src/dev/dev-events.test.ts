import { expect, test } from 'vitest'
import { createDevEvents, type DevEvents } from './dev-events.ts'

interface OpenPage {
  next(): Promise<string>
  close(): Promise<void>
}

function openPage(events: DevEvents, seenCount?: number): OpenPage {
  const reader = events.open(seenCount).pipeThrough(new TextDecoderStream()).getReader()
  return { next: async () => (await reader.read()).value ?? '', close: () => reader.cancel() }
}

const failed = 'data: {"kind":"failed","text":"line\\nline"}\n\n'
const built = 'data: {"kind":"built"}\n\n'

test('[F-026] open pages are notified, and browsers connect again soon after a restart', async () => {
  const events = createDevEvents()
  const pages = [openPage(events), openPage(events)]
  for (const page of pages) expect(await page.next()).toBe('retry: 300\n\n')
  events.send({ kind: 'failed', text: 'line\nline' })
  for (const page of pages) expect(await page.next()).toBe(failed)
})

test('a page that opens after a failed build gets the failure, and none after the next build', async () => {
  const events = createDevEvents()
  events.send({ kind: 'failed', text: 'line\nline' })
  const page = openPage(events)
  await page.next()
  expect(await page.next()).toBe(failed)
  events.send({ kind: 'built' })
  expect(await page.next()).toBe(built)

  const later = openPage(events)
  await later.next()
  events.send({ kind: 'failed', text: 'line\nline' })
  expect(await later.next()).toBe(failed)
})

test('a page that was requested before the last event gets it when it connects', async () => {
  const events = createDevEvents()
  const seenCount = events.count
  events.send({ kind: 'replaced' })
  const late = openPage(events, seenCount)
  await late.next()
  expect(await late.next()).toBe('data: {"kind":"replaced"}\n\n')

  const current = openPage(events, events.count)
  await current.next()
  events.send({ kind: 'built' })
  expect(await current.next()).toBe(built)
})

test('a page that closes is forgotten', async () => {
  const events = createDevEvents()
  const page = openPage(events)
  await page.next()
  await page.close()
  expect(() => events.send({ kind: 'built' })).not.toThrow()
})
