import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSiteHandler } from '../../src/server/create-site-handler.ts'
import { listen, type RunningServer } from '../../src/server/listen.ts'
import { openPublicServices } from '../../src/server/open-services.ts'
import { followBuilds } from '../../src/server/open-site.ts'
import { createSearchAndMcpService } from '../../src/server/search-and-mcp/create-search-and-mcp-service.ts'
import { listMarkdownHeadings } from '../../src/server/search-and-mcp/site-data/markdown-sections.ts'
import { buildOurSite } from '../our-site.ts'

/** Maximum bytes of an answer. */
const maxBytes = 15_000

const services = openPublicServices({ takePermit: () => 0 })
let server: RunningServer
let out: string

beforeAll(async () => {
  out = (await buildOurSite()).out
  server = await listen(createSiteHandler(followBuilds(out), services), 0)
})
afterAll(async () => {
  server.close()
  await server.closed
  await services.close()
})

const url = (path: string): URL => new URL(path, server.url)

interface ToolAnswer {
  bytes: number
  text: string
  data: Record<string, unknown>
  isError: boolean
}

async function callTool(client: Client, name: string, input: Record<string, unknown>): Promise<ToolAnswer> {
  const result = await client.callTool({ name, arguments: input })
  const [content] = result.content
  return {
    bytes: Buffer.byteLength(JSON.stringify(result)),
    text: content?.type === 'text' ? content.text : '',
    data: { ...(result.structuredContent as object | undefined) },
    isError: result.isError === true,
  }
}

async function withClient<T>(run: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ name: 'test', version: '1.0.0' })
  await client.connect(new StreamableHTTPClientTransport(url('/mcp')))
  try {
    return await run(client)
  } finally {
    await client.close()
  }
}

describe('[F-015] an assistant', () => {
  test.each([
    ['create a node by API', 'find_operation', /POST/],
    ['which GPU plans exist', 'read_page', /H100/],
    ['how do I revoke a token', 'read_page', /Delete a token/],
  ])('answers “%s” with two requests of at most 15 KB', async (question, tool, answer) => {
    await withClient(async (client) => {
      const found = await callTool(client, 'search_docs', { query: question })
      const [best] = found.data.results as { url: string }[]
      const input = tool === 'read_page' ? { url: best?.url } : { query: 'create a node' }
      const read = await callTool(client, tool, input)
      expect(read.text).toMatch(answer)
      expect(Math.max(found.bytes, read.bytes)).toBeLessThanOrEqual(maxBytes)
    })
  })

  test('gets errors that name the fix', async () => {
    await withClient(async (client) => {
      expect(await callTool(client, 'read_page', { url: '/docs/nope/' })).toMatchObject({
        isError: true,
        text: expect.stringContaining('Use search_docs'),
      })
      const wrongArea = await callTool(client, 'search_docs', { query: 'node', area: 'tirr' })
      expect(wrongArea).toMatchObject({ isError: true, text: expect.stringContaining('tir') })
      expect(await callTool(client, 'search_docs', { query: 'x'.repeat(300) })).toMatchObject({
        isError: true,
      })
    })
  })

  test('lists sections and reads them over standard input and output', async () => {
    const client = new Client({ name: 'test', version: '1.0.0' })
    const args = ['src/cli.ts', 'mcp', '--out', out]
    await client.connect(new StdioClientTransport({ command: process.execPath, args, stderr: 'ignore' }))
    const { data } = await callTool(client, 'list_sections', {})
    expect(data.sections).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: 'myaccount' }),
        expect.objectContaining({ id: 'tir' }),
      ]),
    )
    const page = await callTool(client, 'read_page', { url: '/docs/tir/PBAC/audit_logs/' })
    expect(page.text).toMatch(/^# Audit logs/)
    await client.close()
  })
})

describe('[F-014] the search API', () => {
  test('finds what the search of browsers finds, and is readable from any page', async () => {
    const response = await fetch(url('/_/search.json?q=create+a+node&area=tir&limit=3'))
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    const answer = await response.json()
    expect(answer).toMatchObject({ query: 'create a node', area: 'tir', page: 1, limit: 3 })
    expect(answer.results).toHaveLength(3)
    expect(answer.results[0]).toMatchObject({ title: 'Create a node', kind: 'guide' })
    const again = await fetch(response.url, {
      headers: { 'If-None-Match': response.headers.get('ETag') ?? '' },
    })
    expect(again.status).toBe(304)
  })

  test('leads to the file that has the answer, if the Markdown of a page has several', async () => {
    const last = await (await fetch(url('/myaccount/faq/index-2.md'))).text()
    const question = listMarkdownHeadings(last).findLast(({ depth }) => depth === 3)
    const query = new URLSearchParams({ q: question?.text ?? '', limit: '20' })
    const { results } = await (await fetch(url(`/_/search.json?${query}`))).json()
    const origin = new URL(results[0].url).origin
    expect(results).toContainEqual(
      expect.objectContaining({
        url: `${origin}/myaccount/faq/#${question?.id}`,
        markdownUrl: `${origin}/myaccount/faq/index-2.md`,
      }),
    )
  })

  test.each([
    ['', 'missing_query'],
    ['?q=', 'missing_query'],
    ['?q=a&qq=b', 'unknown_parameter'],
    ['?q=a&area=tirr', 'unknown_area'],
    ['?q=a&limit=0', 'invalid_limit'],
    ['?q=a&page=1e9', 'invalid_page'],
    [`?q=${'x'.repeat(300)}`, 'query_too_long'],
  ])('explains what is wrong with %s', async (query, code) => {
    const response = await fetch(url(`/_/search.json${query}`))
    expect(response.status).toBe(400)
    expect(response.headers.get('Content-Type')).toBe('application/problem+json')
    expect(await response.json()).toMatchObject({ status: 400, code, detail: expect.any(String) })
  })
})

describe('both', () => {
  const post = (body: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(url('/mcp'), {
      method: 'POST',
      body,
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        ...headers,
      },
    })

  test('refuse malformed, huge, and foreign messages', async () => {
    expect((await post('{')).status).toBe(400)
    expect((await post('[]')).status).toBe(400)
    expect((await post(JSON.stringify('x'.repeat(100_000)))).status).toBe(413)
    expect((await post('{}', { Origin: 'https://evil.example' })).status).toBe(403)
    expect((await fetch(url('/mcp'))).status).toBe(405)
    const search = await fetch(url('/_/search.json?q=a'), { method: 'POST' })
    expect([search.status, search.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
  })

  test('limit the requests of a client', async () => {
    const limited = createSearchAndMcpService({ takePermit: () => 7 })
    const site = followBuilds(out)
    const app = limited.createRoutes(site())
    for (const request of [
      new Request('http://localhost/_/search.json?q=a'),
      new Request('http://localhost/mcp', { method: 'POST', body: '{}' }),
    ]) {
      const response = await app.fetch(request, {})
      expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '7'])
      expect(await response.json()).toMatchObject({ code: 'rate_limited' })
    }
    await limited.close()
  })
})
