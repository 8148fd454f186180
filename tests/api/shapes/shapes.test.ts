import { describe, expect, test } from 'vitest'
import { createMock } from '../../../src/server/mock/create-mock.ts'
import { createExampleRequest } from '../../../src/shared/api/create-request.ts'
import {
  chooseRequest,
  getSecurityKey,
  listBodyChoices,
  listSecurityChoices,
} from '../../../src/shared/api/request-choice.ts'
import type { SampleRequest } from '../../../src/shared/api/request-spec.ts'
import { sendSample } from './send-sample.ts'
import {
  getShapeSample as getSample,
  getShapeSpec as getSpec,
  shapesHandler as handler,
  sendToMock as send,
  shapesDocument,
} from './shapes.ts'

/** Every request that a reader can choose. */
const samples = shapesDocument.operations.flatMap(({ id }) => {
  const spec = getSpec(id)
  const bodies = listBodyChoices(spec).map(({ mediaType }) => mediaType)
  return listSecurityChoices(spec).flatMap((schemes) =>
    (bodies.length === 0 ? [undefined] : bodies).map((mediaType) => {
      const choice = { security: getSecurityKey(schemes), mediaType }
      const name = [id, choice.security, mediaType].filter(Boolean).join(', ')
      return { name, schemes, request: createExampleRequest(chooseRequest(spec, choice)) }
    }),
  )
})

test.each(samples)('[R-031] the mock accepts the sample of $name', async ({ request }) => {
  const response = await send(request)
  expect([response.status, response.headers.get('Mock-Reason')]).toEqual([200, null])
})

test.each(samples.filter(({ schemes }) => schemes.length > 0))(
  '[R-031] the sample of $name carries its credentials, without which the mock refuses it',
  async ({ name, request }) => {
    const headers = request.headers.filter(([header]) => !/^(authorization|cookie|x-key)$/i.test(header))
    const query = request.query.filter(([key]) => key !== 'key')
    expect(headers.length + query.length, name).toBeLessThan(request.headers.length + request.query.length)
    // Credentials may be optional.
    const isOptional = name.startsWith('secureOptional')
    expect((await send({ ...request, headers, query })).status).toBe(isOptional ? 200 : 401)
  },
)

describe('[R-031] credentials', () => {
  test('that are optional come first in samples', () => {
    expect(getSample('secureOptional').headers).toEqual([['Authorization', 'Bearer YOUR_AUTH_TOKEN']])
  })

  test('are missing in words, of the alternative that lacks the fewest', async () => {
    const request = { ...getSample('secureEither'), headers: [] }
    expect((await send(request)).headers.get('Mock-Reason')).toContain('the header')
    const half = { ...request, headers: [['X-Key', 'k']] satisfies SampleRequest['headers'] }
    expect((await send(half)).headers.get('Mock-Reason')).not.toContain('X-Key')
  })

  test('are challenged with the schemes that the operation accepts', async () => {
    const challenge = async (id: string): Promise<string | null> =>
      (await send({ ...getSample(id), headers: [] })).headers.get('WWW-Authenticate')
    expect(await challenge('secureLogin')).toBe('Basic')
    expect(await challenge('secureDigest')).toBe('Digest')
    expect(await challenge('secureEither')).toBe('Bearer')
  })

  test('are undefined for an operation that says nothing, and empty for one that needs none', () => {
    const security = Object.fromEntries(shapesDocument.operations.map((own) => [own.id, own.security]))
    expect([security.secureUnsaid, security.secureNone]).toEqual([undefined, []])
  })
})

describe('[R-031] a body', () => {
  test('is a form with files', () => {
    expect(getSample('sendFiles').body).toEqual({
      kind: 'multipart',
      parts: [
        { kind: 'text', name: 'title', value: 'A; "quoted" @title' },
        { kind: 'text', name: 'rating', value: '4' },
        { kind: 'text', name: 'labels', value: 'new' },
        { kind: 'text', name: 'labels', value: 'sale' },
        {
          kind: 'text',
          name: 'details',
          value: '{"size":2,"note":"semi;colon \\\\ and \\"quotes\\""}',
          contentType: 'application/json',
        },
        { kind: 'text', name: 'key', value: 'aGVsbG8=' },
        { kind: 'file', name: 'photo', file: 'photo.png', contentType: 'image/png' },
        { kind: 'file', name: 'pages', file: 'pages.pdf', contentType: 'application/pdf' },
        { kind: 'file', name: 'logo', file: 'logo.svg', contentType: 'image/svg+xml' },
      ],
    })
  })

  test('is a file, with the name that the document uses', () => {
    expect([getSample('sendBytes').body, getSample('sendTable').body, getSample('sendImage').body]).toEqual([
      { kind: 'file', file: 'file.bin' },
      { kind: 'file', file: 'file.csv' },
      { kind: 'file', file: 'cat.png' },
    ])
  })

  test('is XML with attributes, namespaces, and wrapped lists', () => {
    const { body } = getSample('sendXml')
    expect(body?.kind === 'text' && body.text).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="UTF-8"?>
      <order xmlns="https://shop.cloud.example/order" id="7">
        <name>Tea &amp; &lt;milk&gt;</name>
        <labels>
          <label>hot</label>
          <label>sweet</label>
        </labels>
        <lines>
          <price>2.5</price>
        </lines>
      </order>"
    `)
  })

  test('is checked although its values are text', async () => {
    const sample = getSample('sendForm')
    const fields = sample.body?.kind === 'form' ? sample.body.fields : []
    const refuse = async (name: string, value: string | undefined): Promise<string | null> => {
      const others = fields.filter(([own]) => own !== name)
      const changed = value === undefined ? others : [...others, [name, value] satisfies [string, string]]
      const response = await send({ ...sample, body: { kind: 'form', fields: changed } })
      return response.headers.get('Mock-Reason')
    }
    expect(await refuse('count', 'three')).toContain('count: Must be an integer.')
    expect(await refuse('address[zip]', 'x')).toContain('address.zip: Must be an integer.')
    expect(await refuse('items[0][price]', 'x')).toContain('items.0.price: Must be an integer.')
    expect(await refuse('name', undefined)).toContain('name: This field is required.')
  })

  test('lacks a file', async () => {
    const sample = getSample('uploadFile')
    const parts =
      sample.body?.kind === 'multipart' ? sample.body.parts.filter(({ kind }) => kind === 'text') : []
    const response = await send({ ...sample, body: { kind: 'multipart', parts } })
    expect(response.headers.get('Mock-Reason')).toContain('file: This field is required.')
  })
})

test('[R-033] examples of the document are valid, even if their schemas disagree', async () => {
  const wrong = { name: 'without the required number' }
  const operations = shapesDocument.operations.map((operation) => ({
    ...operation,
    body: operation.body && {
      ...operation.body,
      contents: operation.body.contents.map((content) => ({
        ...content,
        examples: [{ name: 'wrong', summary: '', value: wrong }],
      })),
    },
  }))
  const mock = createMock({ ...shapesDocument, operations }, '')
  const sample = getSample('sendJson')
  const ask = async (value: unknown): Promise<number> =>
    (await mock.handler(sendSample({ ...sample, body: { kind: 'json', value } }))).status
  expect([await ask(wrong), await ask({ name: 'other' })]).toEqual([200, 400])
})

test('[R-031] a form leaves out null, and GET an optional body', () => {
  expect(getSample('sendNull').body).toEqual({ kind: 'form', fields: [['a', '1']] })
  expect(getSample('getWithBody').body).toBeUndefined()
})

test('[R-033] an error has the media type that the client accepts', async () => {
  const request = sendSample({ ...getSample('sendShape'), body: { kind: 'json', value: {} } })
  const ask = async (accept: string): Promise<[string | null, string]> => {
    const response = await handler(
      new Request(request.clone(), { headers: { ...Object.fromEntries(request.headers), accept } }),
    )
    return [response.headers.get('Content-Type'), await response.text()]
  }
  expect(await ask('*/*')).toEqual([
    expect.stringMatching(/^application\/problem\+json/),
    expect.stringMatching(/^\{/),
  ])
  expect(await ask('application/xml')).toEqual(['application/xml', expect.stringContaining('<failure>')])
  expect(await ask('text/plain')).toEqual([
    expect.stringMatching(/^text\/plain/),
    expect.stringMatching(/^Bad request/),
  ])
})
