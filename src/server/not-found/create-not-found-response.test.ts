import { describe, expect, test } from 'vitest'
import type { ServedFile } from '../file-response.ts'
import { createNotFoundResponse } from './create-not-found-response.ts'

const pages = [
  { url: '/help/docs/compute/nodes/create/', title: 'Create a [node]' },
  { url: '/help/docs/compute/', title: 'Compute' },
  { url: '/help/docs/storage/', title: 'Storage' },
]

const createFile = (content: string): ServedFile => ({
  bytes: new TextEncoder().encode(content),
  etag: '"a"',
  encoding: undefined,
})

const createFiles = (): Map<string, ServedFile> =>
  new Map([
    ['/404.html', createFile('<h1>Page not found</h1>')],
    ['/404.md', createFile('# Page not found\n')],
    ['/_/pages.json', createFile(JSON.stringify(pages))],
  ])

interface RequestedPage {
  path: string
  accept?: string
  method?: string
  missingFiles?: string[]
  files?: Map<string, ServedFile>
}

function request({
  path,
  accept = '*/*',
  method = 'GET',
  missingFiles = [],
  files = createFiles(),
}: RequestedPage): Promise<Response> {
  return createNotFoundResponse(new Request(`http://localhost${path}`, { method, headers: { accept } }), {
    base: '/help/',
    origin: 'https://docs.example',
    headers: { all: { 'Cache-Control': 'no-cache' }, immutable: {}, immutablePaths: [] },
    findFile: async (name) => (missingFiles.includes(name) ? undefined : files.get(name)),
  })
}

describe('[R-002] a missing page', () => {
  test.each([
    ['/help/docs/compute/creat-node.md', '*/*'],
    ['/help/docs/compute/creat-node/index.md', '*/*'],
    ['/help/docs/compute/creat-node.html.md', '*/*'],
    ['/help/docs/compute/creat-node/', 'text/markdown'],
    ['/help/docs/compute/creat-node/', 'text/markdown, text/html;q=0.9'],
  ])('at %s for a client that accepts %s is Markdown with the nearest pages', async (path, accept) => {
    const response = await request({ path, accept })
    expect(response.status).toBe(404)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Accept, Accept-Encoding',
    })
    expect(await response.text()).toMatchInlineSnapshot(`
      "# Page not found

      ## Did you mean

      - [Create a \\[node\\]](https://docs.example/help/docs/compute/nodes/create/index.md)
      - [Compute](https://docs.example/help/docs/compute/index.md)
      "
    `)
  })

  test.each(['text/html,*/*;q=0.8', '*/*', 'text/markdown;q=0.5, text/html'])(
    'is HTML for a client that accepts %s',
    async (accept) => {
      const response = await request({ path: '/help/docs/creat-node/', accept })
      expect(response.status).toBe(404)
      expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
      expect(await response.text()).toBe('<h1>Page not found</h1>')
    },
  )

  test('has no body in response to HEAD', async () => {
    const response = await request({ path: '/help/docs/creat-node.md', method: 'HEAD' })
    expect(response.headers.get('Content-Type')).toBe('text/markdown; charset=utf-8')
    expect(Number(response.headers.get('Content-Length'))).toBeGreaterThan(0)
    expect(await response.text()).toBe('')
  })

  test.each([
    ['without similar pages', '/help/zzzzzz.md', []],
    ['without a list of pages', '/help/docs/compute/creat-node.md', ['/_/pages.json']],
    ['with a path that is too long to compare', `/help/docs/compute/${'node'.repeat(60)}.md`, []],
  ])('%s has no suggestions', async (_case, path, missingFiles) => {
    expect(await (await request({ path, missingFiles })).text()).toBe('# Page not found\n')
  })

  test('is compared with the others only so often', async () => {
    const files = createFiles()
    const path = '/help/docs/compute/creat-node.md'
    const requests = Array.from({ length: 40 }, () => request({ path, files }))
    const texts = await Promise.all(requests.map(async (response) => (await response).text()))
    expect(texts[0]).toContain('Did you mean')
    expect(texts.at(-1)).toBe('# Page not found\n')
  })

  test('of a build without a Markdown form is HTML', async () => {
    const response = await request({ path: '/help/x.md', missingFiles: ['/404.md'] })
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
  })
})
