import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { importSample, listFindings, readImportedText } from '../../../tests/unit/import-sample.ts'
import { toKebabCase } from './apis/to-kebab-case.ts'
import { createApiRedirects } from './check/create-api-redirects.ts'

const document = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'Pet Store', version: '1', description: 'Sells **pets**. And more.' },
  tags: [{ name: 'pets' }],
  paths: {
    '/pets': { get: { operationId: 'listPets', tags: ['pets'], responses: {} } },
    '/pets/{id}': { $ref: 'shared/pet.json' },
  },
})

const createConfig = (more: string): string =>
  `module.exports = { title: 'S', url: 'https://docs.example', baseUrl: '/', ${more} }`

const plugin = `['docusaurus-plugin-openapi-docs', { id: 'api', docsPluginId: 'classic', config: {
  petStore: { specPath: 'apis/store.json', outputDir: 'docs/store', sidebarOptions: { groupPathsBy: 'tag' } } } }]`

const data = deflateSync(JSON.stringify({ method: 'get', path: '/pets' })).toString('base64')

const committed = {
  'docusaurus.config.js': createConfig(`presets: [['classic', { docs: {} }]], plugins: [${plugin}],
    themes: ['docusaurus-theme-openapi-docs'],
    themeConfig: { navbar: { items: [{ type: 'doc', docId: 'store/list-pets', label: 'API' }] } }`),
  'apis/store.json': document,
  'apis/shared/pet.json': '{ "get": { "operationId": "readPet", "responses": {} } }',
  'docs/store/list-pets.api.mdx': `---\nid: list-pets\ntitle: List pets\napi: ${data}\n---\n\n<MethodEndpoint method={"get"} path={"/pets"} />\n`,
  'docs/store/pet-store.info.mdx': '---\nid: pet-store\ntitle: Pet Store\n---\n\n<ApiLogo />\n',
  'docs/store/pets.tag.mdx': '---\nid: pets\ntitle: Pets\n---\n\n<DocCardList />\n',
  'docs/start.md': 'See [pets](store/list-pets.api.mdx) and [more](/docs/store/pets).',
  'sidebars.js': `module.exports = { docs: ['start', { type: 'category', label: 'Store',
    link: { type: 'generated-index', slug: '/store-index' },
    items: ['store/pet-store', { type: 'category', label: 'Pets', items: ['store/list-pets'] }] }] }`,
}

describe('[19.2] OpenAPI documents of plugins', () => {
  test('become APIs that replace the pages that a plugin wrote', async () => {
    const site = await importSample(committed)
    expect(site.config.apis).toEqual([
      {
        id: 'pet-store',
        label: 'Pet Store',
        url: '/api/pet-store/',
        document: 'content/api/pet-store/store.json',
        releaseNotes: '/docs/start',
      },
    ])
    expect([...site.files.keys()].filter((path) => /store/.test(path))).toEqual([
      'content/api/pet-store/store.json',
      'content/api/pet-store/shared/pet.json',
      'content/pages/api/pet-store.mdx',
    ])
    expect(readImportedText(site, 'content/pages/api/pet-store.mdx')).toBe(
      '---\ntitle: Pet Store\ndescription: Sells pets.\nslug: /api/pet-store/\n---\n',
    )
    expect(site.apiPages).toEqual([
      {
        address: '/docs/store/list-pets',
        api: 'pet-store',
        subject: { kind: 'operation', method: 'get', path: '/pets' },
      },
      { address: '/docs/store/pet-store', api: 'pet-store', subject: { kind: 'overview' } },
      { address: '/docs/store/pets', api: 'pet-store', subject: { kind: 'tag', slug: 'pets' } },
      { address: '/docs/store-index', api: 'pet-store', subject: { kind: 'overview' } },
    ])
    expect(listFindings(site)).toEqual([])
  })

  test('are one link each in sidebars and the navbar, and links between pages stay', async () => {
    const site = await importSample(committed)
    expect(site.config.sidebars).toEqual({
      docs: ['start', { kind: 'link', label: 'Pet Store', href: '/api/pet-store/' }],
    })
    expect(site.config.navbar?.items?.[0]).toMatchObject({
      kind: 'link',
      label: 'API',
      url: '/api/pet-store/',
    })
    expect(readImportedText(site, 'content/docs/start.mdx')).toContain(
      'See [pets](/docs/store/list-pets) and [more](/docs/store/pets).',
    )
  })

  test('answer the addresses of pages that are not in the repository', async () => {
    const { 'apis/store.json': store, 'apis/shared/pet.json': pet } = committed
    const site = await importSample({
      'docusaurus.config.js': createConfig(`presets: [['classic', { docs: {} }]], plugins: [${plugin}]`),
      'apis/store.json': store,
      'apis/shared/pet.json': pet,
      'sidebars.js': `module.exports = { docs: ['start', { type: 'category', label: 'API',
        link: { type: 'doc', id: 'store/pet-store' }, items: require('./docs/store/sidebar.ts') }] }`,
    })
    expect(site.apiPages.map(({ address }) => address)).toEqual([
      '/docs/store/pet-store',
      '/docs/store/list-pets',
      '/docs/store/pets',
    ])
    expect(site.config.sidebars).toEqual({
      docs: ['start', { kind: 'link', label: 'Pet Store', href: '/api/pet-store/' }],
    })
  })

  test('have the address of their page if Redoc showed them, and a link in the navbar', async () => {
    const site = await importSample({
      'docusaurus.config.js': createConfig(`presets: [['classic', { docs: {} }],
        ['redocusaurus', { specs: [{ id: 'pets', spec: 'static/store.json', route: '/api' }, { spec: 'https://pets.example/v2.json', route: '/v2' }] }]]`),
      'static/store.json': document,
    })
    expect(site.config.apis?.map(({ id, url }) => [id, url])).toEqual([['pets', '/api/']])
    expect(site.config.navbar?.items?.[0]).toMatchObject({ label: 'Pet Store', url: '/api/' })
    expect(listFindings(site)).toEqual([
      "docusaurus.config.js:2 The OpenAPI document `https://pets.example/v2.json` isn't in the repository. Save it as `content/api/v-2.yaml`, and add it to `apis`.",
    ])
  })

  test('in a folder of Redoc have a page each', async () => {
    const site = await importSample({
      'docusaurus.config.js': createConfig(
        `presets: [['classic', {}], ['redocusaurus', { openapi: { path: 'apis', routeBasePath: '/rest' } }]]`,
      ),
      'apis/pets.openapi.json': document,
      'apis/shops/index.openapi.json': document,
      'apis/shared/pet.json': '{ "get": { "operationId": "readPet", "responses": {} } }',
    })
    expect(site.config.apis?.map(({ url }) => url)).toEqual(['/rest/pets/', '/rest/shops/'])
  })

  test('in one folder share the address of the first', async () => {
    const site = await importSample({
      'docusaurus.config.js': createConfig(
        `presets: [['classic', {}]], plugins: [['docusaurus-plugin-openapi', { path: 'apis', routeBasePath: 'rest' }]]`,
      ),
      'apis/a.json': '{ "openapi": "3.1.0", "info": { "title": "A", "version": "1" }, "paths": {} }',
      'apis/b.json': '{ "openapi": "3.1.0", "info": { "title": "B", "version": "1" }, "paths": {} }',
    })
    expect(site.config.apis?.map(({ url }) => url)).toEqual(['/rest/', '/api/api-b/'])
    expect(site.apiPages).toEqual([{ address: '/rest', api: 'api-a', subject: { kind: 'overview' } }])
  })

  test('of a preset have pages for operations, beside the docs of the preset', async () => {
    const pets = JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Pets', version: '1', description: 'Sells pets.' },
      paths: {
        '/pets': {
          get: { summary: 'List all Pets', responses: {} },
          post: { operationId: 'addPet', responses: {} },
        },
        '/pets/{id}': { get: { summary: 'List all pets', responses: {} } },
      },
    })
    const site = await importSample({
      'docusaurus.config.js': createConfig(
        `presets: [['docusaurus-preset-openapi', { api: { path: 'pets.json', routeBasePath: 'rest' }, docs: { routeBasePath: 'guides' }, blog: false }]]`,
      ),
      'pets.json': pets,
    })
    expect(site.addresses.map(({ address }) => address)).toContain('/guides/start')
    expect(site.apiPages).toEqual([
      { address: '/rest', api: 'api', subject: { kind: 'overview' } },
      { address: '/rest/introduction', api: 'api', subject: { kind: 'overview' } },
      ...[
        ['list-all-pets', 'get', '/pets'],
        ['add-pet', 'post', '/pets'],
        ['list-all-pets-1', 'get', '/pets/{id}'],
      ].map(([name, method, path]) => ({
        address: `/rest/${name}`,
        api: 'api',
        subject: { kind: 'operation', method, path },
      })),
    ])
  })

  test('that are missing, or no OpenAPI documents, are listed, and their pages stay', async () => {
    const { 'docs/store/list-pets.api.mdx': page } = committed
    const site = await importSample({
      'docusaurus.config.js': createConfig(`presets: [['classic', { docs: {} }]], plugins: [${plugin}]`),
      'docs/store/list-pets.api.mdx': page,
    })
    expect(site.config.apis).toBeUndefined()
    expect(readImportedText(site, 'content/docs/store/list-pets.api.mdx')).not.toBe('')
    expect(listFindings(site)[0]).toBe(
      "docusaurus.config.js:2 The OpenAPI document `apis/store.json` of `docusaurus-plugin-openapi-docs` doesn't exist. If a script creates it, run it and import again.",
    )
  })

  test('lead redirects of the site to their pages', async () => {
    const site = await importSample({
      ...committed,
      'static/_redirects': '/pets /docs/store/list-pets 301\n/first /docs/start 301\n',
    })
    expect(site.redirects).toContainEqual({ from: '/first', to: '/docs/start/' })
    expect(site.apiPages.filter(({ address }) => address === '/pets')).toHaveLength(1)
  })
})

test('[19.2] pages that TypeDoc wrote are content, and missing ones are listed with their command', async () => {
  const config = createConfig(
    `presets: [['classic', { docs: {} }]], plugins: [['docusaurus-plugin-typedoc', { out: 'docs/ref' }]]`,
  )
  const present = await importSample({ 'docusaurus.config.js': config, 'docs/ref/index.md': '# Ref' })
  expect(listFindings(present)).toEqual([])
  expect(listFindings(await importSample({ 'docusaurus.config.js': config }))).toEqual([
    "docusaurus.config.js:1 The pages that `docusaurus-plugin-typedoc` writes to `docs/ref` aren't in the repository. Run `npx docusaurus generate-typedoc`, or build the Docusaurus site, and import again.",
  ])
})

test.each([
  ['listPets', 'list-pets'],
  ['getV2Pets', 'get-v-2-pets'],
  ['XMLHttpRequest', 'xml-http-request'],
  ["A reader's API", 'a-readers-api'],
  ['auth_auth_get', 'auth-auth-get'],
])('[19.2] the page of %s is named %s', (name, id) => {
  expect(toKebabCase(name)).toBe(id)
})

test('[19.2] a page of an API that could not be used has no redirect', () => {
  const apiPages = [{ address: '/x', api: 'gone', subject: { kind: 'overview' as const } }]
  expect(createApiRedirects({ apiPages, redirects: [] }, [])).toEqual([])
})
