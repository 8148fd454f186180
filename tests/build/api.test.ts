import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { listTree } from '../list-tree.ts'
import { buildSiteFolder } from './build-worker.ts'
import { listRewrittenDocuments } from './clean-build.ts'
import { checkSmallSite, homePage } from './sample-site.ts'
import {
  describe,
  expect,
  type FileContents,
  formatSiteConfig,
  type SiteFolder,
  siteTest as test,
} from './site-folder.ts'

const document = `openapi: 3.1.0
info: { title: Garden, version: 1.2.0 }
servers: [{ url: 'https://api.garden.example/v1', description: Live }]
tags:
  - { name: Beds, description: 'Where plants grow. See [the guide](/docs/).' }
paths:
  /beds/:
    get:
      operationId: listBeds
      tags: [Beds]
      summary: List beds
      responses:
        '200':
          description: Beds.
          content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Bed' } } } }
components:
  schemas:
    Bed: { type: object, description: A bed., properties: { id: { type: integer }, beside: { $ref: '#/components/schemas/Bed' } } }
`

const files: FileContents = {
  ...homePage,
  'docs.config.ts': formatSiteConfig({
    apis: [
      {
        id: 'garden',
        label: 'Garden API',
        url: '/api/garden/',
        releaseNotes: '/docs/',
        document: 'content/api/garden.yaml',
        problems: 'fail',
      },
    ],
  }),
  'content/api/garden.yaml': document,
  'content/pages/api/garden.mdx':
    '---\ntitle: Garden API\n---\n\n## First call\n\nCall <ApiLink id="listBeds" />.\n',
  'content/docs/index.md':
    '---\ntitle: Start\n---\n\nSee [beds](/api/garden/#/beds/listBeds), [all](/api/garden/#/all), [first](/api/garden/#first-call) and [file](/api/garden/openapi.yaml).\n',
}

const read = (site: SiteFolder, path: string): string => readFileSync(site.path(`dist/${path}`), 'utf8')

describe('[R-031] the reference of an API', () => {
  test('is an overview, a page for each group, operation, and schema, and the document for other tools', async ({
    site,
  }) => {
    site.write(files)
    await buildSiteFolder(site)
    const tree = listTree(site.path('dist'))
    expect(tree).toEqual(
      expect.arrayContaining([
        'api/garden/index.html',
        'api/garden/index.md',
        'api/garden/beds/index.html',
        'api/garden/beds/index.md',
        'api/garden/beds/listBeds/index.html',
        'api/garden/beds/listBeds/index.md',
        'api/garden/schemas/index.html',
        'api/garden/schemas/Bed/index.html',
        'api/garden/schemas/Bed/index.md',
        'api/garden/openapi.json',
        'api/garden/openapi.yaml',
        'api/garden/openapi.yaml.br',
        'api/garden/openapi.yaml.gz',
        'api/garden/postman.json',
        '_/api/garden/index.en.json',
        '_/api/garden/schemas/Bed.json',
        '_/api/garden/schemas.json',
      ]),
    )
    expect(read(site, 'api/garden/index.html')).toContain('href="/api/garden/beds/listBeds/"')
    expect(read(site, 'api/garden/beds/index.html')).toContain(
      '<meta name="description" content="Where plants grow.',
    )
    const operation = read(site, 'api/garden/beds/listBeds/index.html')
    expect(operation).toContain('<title>List beds | Garden API')
    expect(operation).toContain(
      '<link rel="canonical" href="https://docs.cloud.example/api/garden/beds/listBeds/">',
    )
    // A link to a hash route leads to the page in one step.
    expect(read(site, 'docs/index.html')).toContain('href="/api/garden/beds/listBeds/"')
    expect(parse(read(site, 'api/garden/openapi.yaml')).paths['/beds/'].get.operationId).toBe('listBeds')
  })

  test('is in every list of pages', async ({ site }) => {
    site.write(files)
    await buildSiteFolder(site)
    expect(read(site, 'sitemap.xml')).toContain('<loc>https://docs.cloud.example/api/garden/beds/</loc>')
    expect(read(site, 'sitemap.xml')).toContain(
      '<loc>https://docs.cloud.example/api/garden/beds/listBeds/</loc>',
    )
    expect(read(site, 'llms.txt')).toContain('[Beds](https://docs.cloud.example/api/garden/beds/index.md)')
    expect(read(site, 'api/garden/index.md')).toContain(
      '- `GET /beds/`: [List beds](https://docs.cloud.example/api/garden/beds/listBeds/index.md)',
    )
    expect(read(site, 'api/garden/beds/index.md')).toContain('[the guide](https://docs.cloud.example/docs/)')
    expect(read(site, 'api/garden/index.html')).toMatch(
      /<a href="\/api\/garden\/beds\/listBeds\/"><code><span class="method method-get">GET<\/span> \/beds\/<\/code><\/a>/,
    )
  })

  test("lets pages call its servers, but nothing on the reader's machine", async ({ site }) => {
    site.write(files)
    await buildSiteFolder(site)
    const connections = "connect-src 'self' https://api.garden.example;"
    expect(read(site, '_headers')).toContain(connections)
    expect(read(site, 'docs/index.html')).toContain(connections)
    for (const path of listTree(site.path('dist')).filter((name) =>
      /\.html$|^_headers$|^_\/hosts\//.test(name),
    ))
      expect(read(site, path), path).not.toMatch(/connect-src[^;]*localhost/)
  })

  test("is rewritten when its document changes, and guides aren't", async ({ site }) => {
    site.write(files)
    const changed = await listRewrittenDocuments(site, () =>
      site.write({ 'content/api/garden.yaml': document.replace('Where plants grow', 'Where flowers grow') }),
    )
    expect(changed).toContain('api/garden/beds/index.html')
    expect(changed).not.toContain('docs/index.html')
    site.write({
      'docs.config.ts': formatSiteConfig(),
      'content/docs/index.md': '# Start\n',
      'content/pages/api/garden.mdx': '# Gone\n',
    })
    await buildSiteFolder(site)
    expect(listTree(site.path('dist')).filter((path) => path.startsWith('_/api/'))).toEqual([])
  })

  test('reports mistakes of the document, of links into it and of guides at once', async ({ site }) => {
    const text = await checkSmallSite(site, {
      ...files,
      'content/docs/index.md':
        '---\ntitle: Start\n---\n\n[a](/api/garden/#/beds/listBed) [b](/api/garden/#/bed) [c](/docs/none/)\n',
      'content/pages/api/garden.mdx': '---\ntitle: Garden API\n---\n\n<ApiLink id="listBetts" />\n',
      'content/api/garden.yaml': document.replace('[the guide](/docs/)', '[the guide](/docs/nowhere/)'),
    })
    expect(text).toContain('no heading and no operation with the id `/beds/listBed`')
    expect(text).toContain('Did you mean `/beds/listBeds`?')
    expect(text).toContain('no heading and no operation with the id `/bed`')
    expect(text).toContain('content/api/garden.yaml:5\n  Link to `/docs/nowhere/`')
    expect(text).toContain('The operation `listBetts` is not in any OpenAPI document of the site.')
    expect(text).toContain('Link to `/docs/none/`')
  })

  test("that cannot be read doesn't cause reports about links into it", async ({ site }) => {
    const text = await checkSmallSite(site, {
      ...files,
      'content/api/garden.yaml': document.replace(
        "'#/components/schemas/Bed' } } } }",
        "'#/components/schemas/Bett' } } } }",
      ),
    })
    expect(text).toContain('content/api/garden.yaml')
    expect(text).toContain('Bett')
    expect(text).not.toContain('listBeds')
  })

  test('needs its own page', async ({ site }) => {
    const { 'content/pages/api/garden.mdx': _, ...others } = files
    const text = await checkSmallSite(site, { ...others, 'content/docs/index.md': '# Start\n' })
    expect(text).toContain('The API `garden` has a document but no page at `/api/garden/`.')
    expect(text).toContain('Create `content/pages/api/garden.mdx`')
  })
})

describe('[R-031] mistakes in a document', () => {
  const examples = Array.from(
    { length: 4 },
    (_, index) => `    A${index}: { type: string, example: ${index} }\n`,
  )
  const lax: FileContents = {
    ...files,
    'docs.config.ts': String(files['docs.config.ts']).replace('"fail"', '"warn"'),
    'content/api/garden.yaml': document
      .replace('[the guide](/docs/)', '[nothing](../nothing) and [bed](#/nothing)')
      .replace("'200':", '2xx:')
      .concat(...examples),
  }

  test('are listed by kind in `check` and `build`, which continue', async ({ site }) => {
    site.write(lax)
    const check = await site.docent(['check'])
    expect(check).toMatchObject({ code: 0, stdout: expect.stringContaining('no problems.') })
    expect(check.stderr).toContain('Garden API: 7 mistakes in the OpenAPI document.')
    expect(check.stderr).toContain("Examples that don't match their schema: 4\n")
    expect(check.stderr).toContain('1 more. `--all` lists them.')
    const { code, stderr } = await site.docent(['build', '--all'])
    expect(code).toBe(0)
    expect(stderr).toContain('schemas/A3/example')
    expect(stderr).not.toContain('`--all` lists them.')
    const page = read(site, 'api/garden/beds/index.html')
    expect(page).toContain('<a href="https://api.garden.example/nothing">nothing</a> and bed')
  })

  test('fail with `problems: fail`', async ({ site }) => {
    site.write({ ...lax, 'docs.config.ts': files['docs.config.ts'] ?? '' })
    const { code, stderr } = await site.docent(['check'])
    expect(code).toBe(1)
    expect(stderr).toContain("`2xx` isn't a status.")
  })
})
