import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Services, startServices } from './services/start-services.ts'

let services: Services | undefined

beforeAll(async () => {
  services = await startServices()
})

afterAll(() => services?.stop())

interface Call {
  method: string
  path: string
  headers?: Record<string, string>
  body?: unknown
}

/** Sends a request. Returns its status. */
async function send({ method, path, headers = {}, body }: Call): Promise<number> {
  const response = await fetch(`${services?.origin}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  await response.arrayBuffer()
  return response.status
}

const model = '/project/p-4711/endpoint/is-3405'
const token = { Authorization: 'Bearer token' }
const messages = [{ role: 'user', content: 'Hello' }]

describe('the services refuse what the real ones refuse', () => {
  test.each<[string, Call, number]>([
    ['a call without a token', { method: 'GET', path: `${model}/v1/models` }, 401],
    ['an address with `/v1` twice', { method: 'GET', path: `${model}/v1/v1/models`, headers: token }, 404],
    [
      'a chat without messages',
      {
        method: 'POST',
        path: `${model}/v1/chat/completions`,
        headers: token,
        body: { model: 'm', messages: [] },
      },
      400,
    ],
    [
      'a chat without a model',
      { method: 'POST', path: `${model}/v1/chat/completions`, headers: token, body: { messages } },
      400,
    ],
    [
      'token numbers of a tokenizer in place of text',
      {
        method: 'POST',
        path: `${model}/v1/embeddings`,
        headers: token,
        body: { model: 'm', input: [[1, 2]] },
      },
      400,
    ],
    [
      'a workflow in the format of the editor',
      { method: 'POST', path: '/prompt', body: { prompt: { nodes: [], links: [] } } },
      400,
    ],
    ['a database call without its key', { method: 'GET', path: '/collections' }, 401],
    [
      'a vector of another size',
      {
        method: 'PUT',
        path: '/collections/articles/points',
        headers: { 'api-key': 'key' },
        body: { points: [{ id: 1, vector: [1] }] },
      },
      400,
    ],
    [
      'a platform call without a project',
      { method: 'GET', path: '/myaccount/api/v1/gpu/notebooks/?apikey=key&location=Delhi', headers: token },
      400,
    ],
  ])('%s', async (_, call, status) => {
    expect(await send(call)).toBe(status)
  })

  test('and report it to the test that runs programs', () => {
    expect(services?.refused).toHaveLength(9)
  })
})

test('a chat and a search that follow the protocol get an answer', async () => {
  const body = { model: 'm', messages, stream: true, stream_options: { include_usage: true } }
  expect(await send({ method: 'POST', path: `${model}/v1/chat/completions`, headers: token, body })).toBe(200)
  const query = { query: new Array(4096).fill(1), limit: 1 }
  expect(
    await send({
      method: 'POST',
      path: '/collections/articles/points/query',
      headers: { 'api-key': 'key' },
      body: query,
    }),
  ).toBe(200)
})
