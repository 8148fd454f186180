import { describe, expect, test } from 'vitest'
import type { SampleRequest } from '../../../../shared/api/request-spec.ts'
import { listUnsendableHeaders, toFetchRequest } from './fetch-request.ts'
import { type SendTools, sendRequest } from './send-request.ts'

const sample: SampleRequest = {
  method: 'POST',
  url: 'https://api.cloud.example/nodes/',
  query: [['name', 'a b']],
  headers: [
    ['Authorization', 'Bearer t'],
    ['Cookie', 'a=1'],
    ['Content-Type', 'application/json'],
  ],
  body: { kind: 'json', value: { a: 1 } },
}

const text = '{ "a": 1.0 }'
const never = new AbortController().signal

const entered = { text, files: {} }

/** The browser APIs that sending needs. The clock advances by 40 ms with each reading. */
function tools(answer: typeof fetch, given: Partial<SendTools> = {}): SendTools {
  let time = 0
  return {
    fetch: answer,
    now: () => {
      time += 40
      return time
    },
    isOnline: () => true,
    wasForbidden: async () => false,
    ...given,
  }
}

const send = (answer: typeof fetch, given: Partial<SendTools> = {}): ReturnType<typeof sendRequest> =>
  sendRequest(toFetchRequest(sample, entered), { signal: never, timeout: 10_000 }, tools(answer, given))

const refuse: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'))

/** Never responds, and rejects when it is aborted. */
const hang: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
  })

describe('[R-033] a request', () => {
  test('is sent as entered, without cookies or a referrer', () => {
    const { url, init } = toFetchRequest(sample, entered)
    expect(url).toBe('https://api.cloud.example/nodes/?name=a%20b')
    expect(init).toMatchObject({
      method: 'POST',
      body: text,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'manual',
    })
    expect(init.headers).toEqual([
      ['Authorization', 'Bearer t'],
      ['Content-Type', 'application/json'],
    ])
    expect(listUnsendableHeaders(sample)).toEqual(['Cookie'])
  })

  test('has no body if none was entered', () => {
    expect(
      toFetchRequest({ ...sample, body: undefined }, { text: undefined, files: {} }).init.body,
    ).toBeNull()
    const form: SampleRequest = { ...sample, body: { kind: 'form', fields: [['a', 'b c']] } }
    expect(toFetchRequest(form, { text: '{"a": "b c"}', files: {} }).init.body).toBe('a=b%20c')
  })

  test('has the chosen files: as parts of a form, or as the whole body', async () => {
    const files = { photo: [new File(['bytes'], 'mine.png')], '': [new File(['all'], 'all.bin')] }
    const form: SampleRequest = {
      ...sample,
      body: {
        kind: 'multipart',
        parts: [
          { kind: 'text', name: 'name', value: 'web' },
          { kind: 'text', name: 'meta', value: '{}', contentType: 'application/json' },
          { kind: 'file', name: 'photo', file: 'mine.png', contentType: 'image/png' },
        ],
      },
    }
    const { body } = toFetchRequest(form, { text: undefined, files }).init
    if (!(body instanceof FormData)) throw new Error('The body is not a form.')
    expect(body.get('name')).toBe('web')
    expect(body.get('meta')).toMatchObject({ type: 'application/json', size: 2 })
    expect(body.get('photo')).toMatchObject({ name: 'mine.png', type: 'image/png', size: 5 })
    const file: SampleRequest = { ...sample, body: { kind: 'file', file: 'all.bin' } }
    expect(toFetchRequest(file, { text: undefined, files }).init.body).toBe(files[''][0])
  })

  test('that is invalid is distinguished from one without a response', async () => {
    const bad = { ...sample, headers: [['X-Note', 'a\nb']] satisfies SampleRequest['headers'] }
    const outcome = await sendRequest(
      toFetchRequest(bad, entered),
      { signal: never, timeout: 10_000 },
      tools(fetch),
    )
    expect(outcome).toEqual({ kind: 'failed', reason: 'invalid' })
  })
})

describe('[R-033] a response', () => {
  test('has status, time, size, headers, and formatted JSON', async () => {
    const headers = { 'Content-Type': 'application/json', 'X-Id': '7' }
    expect(await send(async () => new Response('{"a":[1]}', { status: 201, headers }))).toEqual({
      kind: 'answer',
      answer: {
        status: 201,
        phrase: 'Created',
        time: 40,
        size: 9,
        headers: [
          ['content-type', 'application/json'],
          ['x-id', '7'],
        ],
        body: { kind: 'text', text: '{\n  "a": [\n    1\n  ]\n}', isJson: true },
      },
    })
  })

  const bodies: [string, Response, object][] = [
    ['without a body', new Response(null, { status: 204 }), { kind: 'empty' }],
    ['that is text', new Response('a'), { kind: 'text', text: 'a', isJson: false }],
    [
      'that only says that it is JSON',
      new Response('{"a":', { headers: { 'Content-Type': 'application/json' } }),
      { kind: 'text', text: '{"a":', isJson: false },
    ],
    [
      'that is an image',
      new Response(new Uint8Array([137, 80]), { headers: { 'Content-Type': 'image/png' } }),
      { kind: 'file', type: 'image/png' },
    ],
    ['of more than a page should hold', new Response(new Uint8Array(8_000_001)), { kind: 'large' }],
  ]
  test.each(bodies)('%s is shown by its type', async (_, response, body) => {
    expect(await send(async () => response)).toMatchObject({ kind: 'answer', answer: { body } })
  })

  test('has the documented reason phrase', async () => {
    const response = new Response('', { status: 414 })
    expect(await send(async () => response)).toMatchObject({
      answer: { status: 414, phrase: 'URI too long' },
    })
  })

  test('with an unknown status has the reason phrase of the server', async () => {
    const response = new Response('', { status: 299, statusText: 'Fine' })
    expect(await send(async () => response)).toMatchObject({ answer: { status: 299, phrase: 'Fine' } })
  })
})

describe('[R-033] a request without a response has a reason:', () => {
  test('canceled by the reader', async () => {
    const controller = new AbortController()
    const outcome = sendRequest(
      toFetchRequest(sample, entered),
      { signal: controller.signal, timeout: 10_000 },
      tools(hang),
    )
    controller.abort()
    expect(await outcome).toEqual({ kind: 'failed', reason: 'canceled' })
  })

  test('timed out', async () => {
    const outcome = sendRequest(toFetchRequest(sample, entered), { signal: never, timeout: 1 }, tools(hang))
    expect(await outcome).toEqual({ kind: 'failed', reason: 'timeout' })
  })

  test('no connection', async () => {
    expect(await send(refuse, { isOnline: () => false })).toEqual({ kind: 'failed', reason: 'offline' })
  })

  test('an unreachable or unreadable server', async () => {
    expect(await send(refuse)).toEqual({ kind: 'failed', reason: 'network' })
  })

  test('a host that the policy of the page blocks', async () => {
    expect(await send(refuse, { wasForbidden: async () => true })).toEqual({
      kind: 'failed',
      reason: 'policy',
    })
  })

  test("a redirect, because it isn't followed", async () => {
    const redirect = new Response(null, { status: 307, headers: { Location: 'https://other.example/' } })
    expect(await send(async () => redirect)).toEqual({ kind: 'failed', reason: 'redirect' })
  })

  test('a truncated response', async () => {
    const broken = new ReadableStream({
      pull: (controller) => controller.error(new TypeError('network error')),
    })
    expect(await send(async () => new Response(broken))).toEqual({ kind: 'failed', reason: 'network' })
  })
})
