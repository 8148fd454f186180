import { expect, test } from 'vitest'
import type { Notice } from './notice.ts'
import { respondToForm } from './respond-to-form.ts'

const page = async ({ status, title }: Notice): Promise<Response> =>
  new Response(title, { status, headers: { 'Content-Type': 'text/html', Vary: 'Cookie' } })

const ask = (headers: Record<string, string>): Promise<Response> =>
  respondToForm(
    new Request('https://docs.example/_/form', { method: 'POST', body: '', headers }),
    { status: 429, title: 'Later', text: [], json: { problem: 'later' }, headers: { 'Retry-After': '7' } },
    page,
  )

const json = '{"problem":"later"}'

test.each<[string, Record<string, string>, string]>([
  ['a script', { Accept: 'application/json' }, json],
  ['a script that takes anything as well', { Accept: 'Application/JSON;q=1, */*' }, json],
  ['who sends JSON and does not say', { 'Content-Type': 'application/json; charset=utf-8' }, json],
  ['who sends JSON and takes anything', { 'Content-Type': 'Application/JSON', Accept: '*/*' }, json],
  ['a browser', { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }, 'Later'],
  ['a browser in capitals that takes JSON as well', { Accept: 'Text/HTML, application/json' }, 'Later'],
  ['a type that only looks like JSON', { Accept: 'application/jsonlines' }, 'Later'],
  ['who says nothing', {}, 'Later'],
])('%s gets the expected format', async (_name, headers, body) => {
  const response = await ask(headers)
  expect([response.status, await response.text()]).toEqual([429, body])
})

test.each<[string, Record<string, string>, string]>([
  ['a page', {}, 'Cookie, Accept'],
  ['JSON', { Accept: 'application/json' }, 'Accept'],
])('%s has a `Vary` header and is not cached', async (_name, headers, vary) => {
  const response = await ask(headers)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    vary,
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'retry-after': '7',
  })
})
