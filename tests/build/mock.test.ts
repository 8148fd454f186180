import { join } from 'node:path'
import { type Schema, Validator } from '@cfworker/json-schema'
import { bundle, createConfig } from '@redocly/openapi-core'
import { externalRefResolver } from '../api/our-documents.ts'
import { smallSite } from './sample-site.ts'
import { describe, expect, formatSiteConfig, repositoryFolder, siteTest as test } from './site-folder.ts'

type Json = Record<string, unknown>

const mocking = /^Mocking at (http:\/\/localhost:\d+\/)$/m

/** The documents of this repository's site, bundled by a third-party tool. */
async function readDocument(api: string): Promise<Json> {
  const ref = join(repositoryFolder, `content/api/${api}/openapi.yaml`)
  const { bundle: bundled, problems } = await bundle({
    ref,
    config: await createConfig({}),
    externalRefResolver,
  })
  expect(problems).toEqual([])
  return toObject(bundled.parsed)
}

const toObject = (value: unknown): Json =>
  typeof value === 'object' && value !== null ? (value as Json) : {}

function follow(document: Json, value: unknown): Json {
  const reference = toObject(value).$ref
  if (typeof reference !== 'string') return toObject(value)
  const keys = reference.split('/').slice(1)
  return follow(
    document,
    keys.reduce<unknown>(
      (at, key) => toObject(at)[key.replaceAll('~1', '/').replaceAll('~0', '~')],
      document,
    ),
  )
}

interface Example {
  id: string
  request: Request
  status: number
  body: unknown
  schema: unknown
}

/** A request of every operation, and the answer that its document promises. */
function listExamples(document: Json, server: string): Example[] {
  return Object.entries(toObject(document.paths)).flatMap(([path, item]) =>
    Object.entries(toObject(item))
      .filter(([method]) => ['get', 'put', 'post', 'delete', 'patch'].includes(method))
      .map(([method, operation]) =>
        findExample({ document, server, path, item: toObject(item) }, method, toObject(operation)),
      ),
  )
}

interface Place {
  document: Json
  server: string
  path: string
  item: Json
}

function findExample({ document, server, path, item }: Place, method: string, operation: Json): Example {
  const parameters = [
    ...((item.parameters ?? []) as unknown[]),
    ...((operation.parameters ?? []) as unknown[]),
  ]
  const url = new URL(server)
  let filled = path.split('#')[0] ?? ''
  for (const parameter of parameters.map((it) => follow(document, it))) {
    const schema = follow(document, parameter.schema)
    const value = String(parameter.example ?? (schema.examples as unknown[])?.[0] ?? schema.default ?? 1)
    if (parameter.in === 'path') filled = filled.replace(`{${parameter.name}}`, encodeURIComponent(value))
    else if (parameter.required === true) url.searchParams.set(String(parameter.name), value)
  }
  url.searchParams.set('apikey', 'any')
  url.pathname += filled.slice(1)
  const content = toObject(toObject(follow(document, operation.requestBody).content)['application/json'])
  // A body without a description has no example.
  const body = firstExample(content) ?? (content.schema === undefined ? undefined : {})
  const [status = '', response] =
    Object.entries(toObject(operation.responses)).find(([name]) => name.startsWith('2')) ?? []
  const answer = toObject(toObject(follow(document, response).content)['application/json'])
  return {
    id: String(operation.operationId),
    request: new Request(url, {
      method: method.toUpperCase(),
      headers: { Authorization: 'Bearer any', 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
    status: Number(status),
    body: firstExample(answer),
    schema: answer.schema,
  }
}

const firstExample = ({ example, examples }: Json): unknown =>
  example ?? toObject(Object.values(toObject(examples))[0]).value

/** Examples within schemas are not schemas, though the validator would read them as such. */
function createValidator(document: Json, schema: unknown): Validator {
  const whole = { ...toObject(schema), components: { schemas: toObject(document.components).schemas } }
  const plain = JSON.stringify(whole, (key, value) =>
    key === 'example' || key === 'examples' ? undefined : value,
  )
  return new Validator(JSON.parse(plain) as Schema, '2020-12', false)
}

describe('[F-016] mock', () => {
  test('[R-033] every operation of our documents responds as documented', async ({ site }) => {
    const running = site.start(['mock', '--root', repositoryFolder, '--port', '0'])
    const [, url = ''] = await running.printed(mocking)
    const { apis } = await (await fetch(url)).json()
    expect(apis.map(({ id }: Json) => id)).toEqual(['myaccount', 'tir'])
    for (const api of apis) {
      const document = await readDocument(api.id)
      const examples = listExamples(document, new URL(api.path, url).href)
      expect(examples.length).toBe(api.operations.length)
      expect(examples.length).toBeGreaterThan(40)
      for (const { id, request, status, body, schema } of examples) {
        const response = await fetch(request)
        const answer = await response.json()
        expect([id, response.status, answer]).toEqual([id, status, body])
        expect([id, createValidator(document, schema).validate(answer).errors]).toEqual([id, []])
        const refused = await fetch(new URL(new URL(request.url).pathname, url), { method: request.method })
        expect([id, refused.status]).toEqual([id, 401])
      }
    }
    running.process.kill('SIGTERM')
    expect((await running.ended).code).toBe(0)
  })

  test('prints its address and a working call, and listens on PORT', async ({ site }) => {
    const running = site.start(['mock', '--root', repositoryFolder], { env: { PORT: '0' } })
    const [text, address = ''] = await running.printed(/\ncurl '([^']+)'[\s\S]*Bearer any'/)
    expect(text).toContain("--header 'Authorization: Bearer any'")
    const response = await fetch(address, { headers: { Authorization: 'Bearer any' } })
    expect(response.status).toBe(200)
    const page = await fetch(new URL('/nothing', address))
    expect(page.status).toBe(404)
    expect(await page.json()).toMatchObject({ apis: ['/myaccount/', '/tir/'] })
  })

  test('reports the mistakes in a document, and exits with code 1', async ({ site }) => {
    const apis = [
      { id: 'a', label: 'A', url: '/api/a/', releaseNotes: '/docs/', document: 'content/api/a.yaml' },
    ]
    site.write({
      ...smallSite,
      'docs.config.ts': formatSiteConfig({ apis }),
      'content/api/a.yaml': 'openapi: 3.1.0\ninfo: { title: A\n',
    })
    const { code, stderr } = await site.docent(['mock', '--port', '0'])
    expect(code).toBe(1)
    expect(stderr).toContain('content/api/a.yaml')
  })

  test('reports a site without an API, and exits with code 1', async ({ site }) => {
    site.write(smallSite)
    const { code, stderr } = await site.docent(['mock', '--port', '0'])
    expect(code).toBe(1)
    expect(stderr).toMatchInlineSnapshot(`
      "
      docs.config.ts
        There is no API to mock.
        Name an OpenAPI document in \`apis[].document\`.

      1 problem.
      "
    `)
  })
})
