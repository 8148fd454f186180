import { readFileSync } from 'node:fs'
import { buildSiteFolder } from './build-worker.ts'
import { openPage, readAddress } from './running-dev.ts'
import { homePage } from './sample-site.ts'
import { describe, expect, type FileContents, formatSiteConfig, siteTest as test } from './site-folder.ts'

const document = `openapi: 3.1.0
info: { title: Garden, version: 1.2.0 }
paths:
  /beds/:
    get:
      operationId: listBeds
      tags: [Beds]
      summary: List beds
      responses:
        '200':
          description: Beds.
          content: { application/json: { examples: { bed: { externalValue: examples/bed.json } } } }
    delete: { operationId: clearBeds, tags: [Beds], x-internal: true, responses: { '204': { description: Done } } }
`

const createOverlay = (summary: string): string => `overlay: 1.1.0
info: { title: Ours, version: 1.0.0 }
actions:
  - target: $.paths['/beds/'].get.summary
    update: ${summary}
  - target: $.paths.*[?@['x-internal'] == true]
    remove: true
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
        overlays: ['content/api/overlay.yaml'],
        problems: 'fail',
      },
    ],
  }),
  'content/api/garden.yaml': document,
  'content/api/overlay.yaml': createOverlay('Show all beds'),
  'content/api/examples/bed.json': '{ "plant": "rose" }',
  'content/pages/api/garden.mdx': '---\ntitle: Garden API\n---\n\nText.\n',
  'content/docs/index.md': '---\ntitle: Start\n---\n\nSee the [beds](/api/garden/beds/).\n',
}

const page = '/api/garden/beds/listBeds/'

describe('[R-031] an overlay of an API', () => {
  test('changes pages and downloads, and so does an edit of it', async ({ site }) => {
    site.write(files)
    const read = (path: string): string => readFileSync(site.path(`dist${path}`), 'utf8')
    for (const summary of ['Show all beds', 'Show each bed']) {
      site.write({ 'content/api/overlay.yaml': createOverlay(summary) })
      await buildSiteFolder(site)
      expect(read(`${page}index.html`)).toContain(`${summary}</h1>`)
      expect(read('/api/garden/openapi.yaml')).toContain(summary)
      expect(read('/api/garden/openapi.yaml')).toContain('plant: rose')
      expect(read('/api/garden/beds/index.html')).not.toContain('clearBeds')
    }
  })

  test('is followed by `docent dev`, with the files of examples', async ({ site }) => {
    site.write(files)
    const open = await openPage(await readAddress(site.start(['dev', '--port', '0'])))
    site.write({ 'content/api/overlay.yaml': createOverlay('Show each bed') })
    await open.shows(page, 'Show each bed</h1>')
    site.write({ 'content/api/examples/bed.json': '{ "plant": "tulip" }' })
    await open.shows(page, 'tulip')
    site.write({ 'content/api/overlay.yaml': createOverlay('Show beds again') })
    await open.shows(page, 'Show beds again</h1>')
    await open.close()
  })
})
