import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { createPages, smallSite } from './sample-site.ts'
import {
  describe,
  expect,
  formatSiteConfig,
  repositoryFolder,
  type SiteFolder,
  siteTest,
} from './site-folder.ts'

const logger = fileURLToPath(new URL('log-modules.ts', import.meta.url))
const sourceUrl = pathToFileURL(join(repositoryFolder, 'src/')).href

/** Builds a site. Returns the folders of `src/features/` with modules that were loaded, and the other folders of `src/`. */
async function listLoadedFolders(site: SiteFolder): Promise<{ features: string[]; folders: string[] }> {
  const log = site.path('modules.txt')
  const env = { NODE_OPTIONS: `--import=${pathToFileURL(logger).href}`, MODULE_LOG: log }
  const { code, stderr } = await site.docent(['build'], { env })
  expect([code, stderr]).toEqual([0, expect.any(String)])
  const modules = readFileSync(log, 'utf8')
    .split('\n')
    .filter((url) => url.startsWith(sourceUrl))
  const paths = modules.map((url) => url.slice(sourceUrl.length).split('/'))
  const collect = (names: (string | undefined)[]): string[] =>
    [...new Set(names)].filter((name) => name !== undefined).sort()
  return {
    features: collect(paths.map(([folder, name]) => (folder === 'features' ? name : undefined))),
    folders: collect(paths.map(([folder]) => folder)),
  }
}

const openApi = `openapi: 3.1.0
info: { title: Nodes, version: '1' }
paths:
  /nodes:
    get:
      operationId: listNodes
      tags: [Nodes]
      summary: List nodes
      responses: { '200': { description: All nodes. } }
`

describe('a build loads', () => {
  siteTest('no feature of a site that uses none', async ({ site }) => {
    // Enough pages for worker threads.
    site.write({
      ...smallSite,
      ...createPages(40),
      'docs.config.ts': formatSiteConfig({ llms: false, mcp: false, newsletter: false, feedback: false }),
    })
    const { features, folders } = await listLoadedFolders(site)
    expect(features).toEqual([])
    expect(folders).toEqual(expect.arrayContaining(['build', 'content', 'render', 'site']))
    for (const folder of ['lint', 'doctor', 'server', 'dev']) expect(folders).not.toContain(folder)
  })

  siteTest('each feature that the site uses', async ({ site }) => {
    site.write({
      ...smallSite,
      'docs.config.ts': formatSiteConfig({
        socialImages: {},
        offline: {},
        search: { url: '/search/' },
        apis: [
          {
            id: 'nodes',
            label: 'Nodes',
            url: '/api/nodes/',
            document: 'content/api/nodes.yaml',
            releaseNotes: '/',
          },
        ],
      }),
      'content/pages/search.md': '---\ntitle: Search\n---\n\nSearch.\n',
      'content/pages/api/nodes.md': '---\ntitle: Nodes\n---\n\nNodes.\n',
      'content/api/nodes.yaml': openApi,
      'content/published.txt': '/docs/\n',
    })
    const { features } = await listLoadedFolders(site)
    expect(features).toEqual([
      'api-catalog',
      'ledger',
      'llms',
      'offline',
      'open-search',
      'postman',
      'social-images',
    ])
  })
})
