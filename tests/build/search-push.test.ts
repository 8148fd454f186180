import { type AlgoliaServer, algoliaKeys, startAlgoliaServer } from '../search/services/algolia-server.ts'
import {
  startTypesenseServer,
  type TypesenseServer,
  typesenseKeys,
} from '../search/services/typesense-server.ts'
import { fullSite } from './sample-site.ts'
import { describe, expect, formatSiteConfig, type SiteFolder, siteTest as test } from './site-folder.ts'

const withServices = test
  .extend<{ algolia: AlgoliaServer }>({
    // biome-ignore lint/correctness/noEmptyPattern: Vitest wants the first argument destructured
    algolia: async ({}, use) => {
      const server = await startAlgoliaServer()
      await use(server)
      await server.close()
    },
  })
  .extend<{ typesense: TypesenseServer }>({
    // biome-ignore lint/correctness/noEmptyPattern: Vitest wants the first argument destructured
    typesense: async ({}, use) => {
      const server = await startTypesenseServer()
      await use(server)
      await server.close()
    },
  })

function writeSite(site: SiteFolder, engine: unknown): void {
  site.write({
    ...fullSite,
    'docs.config.ts': formatSiteConfig({
      brand: { name: 'Cloud', legalName: 'Cloud Limited', words: { cli: 'cloudctl' } },
      search: { engine },
    }),
  })
}

const algoliaEngine = ({ url }: AlgoliaServer) => ({
  kind: 'algolia',
  applicationId: algoliaKeys.applicationId,
  indexName: 'docs',
  searchKey: algoliaKeys.search,
  hosts: [url],
})

const typesenseEngine = ({ url }: TypesenseServer) => ({
  kind: 'typesense',
  nodes: [url],
  collection: 'docs',
  searchKey: typesenseKeys.search,
})

const algoliaKey = { ALGOLIA_ADMIN_KEY: algoliaKeys.admin }

describe('[F-013] [R-093] docent search push', () => {
  withServices(
    'uploads the sections of all pages to Algolia, and removes those that are gone',
    async ({ site, algolia }) => {
      writeSite(site, algoliaEngine(algolia))
      site.write({ 'content/search/synonyms.yml': '- [node, vm]\n' })
      const run = await site.docent(['search', 'push'], { env: algoliaKey })
      expect(run.stdout).toMatch(/^Uploaded \d+ records of \d+ pages, .*; the largest has .*: \/docs\//m)
      expect(run.code).toBe(0)
      const index = algolia.indices.get('docs')
      expect(index?.records.get('/docs/regions/#cities')).toMatchObject({
        url: 'https://docs.cloud.example/docs/regions/#cities',
        url_without_anchor: 'https://docs.cloud.example/docs/regions/',
        hierarchy: { lvl1: 'Regions', lvl2: 'Cities' },
        content: expect.stringContaining('Delhi and Mumbai.'),
        language: 'en',
      })
      expect(index?.records.get('/docs/tools/')?.code).toContain('cloudctl node list')
      expect(index?.synonyms).toHaveLength(2)
      site.write({
        'content/docs/regions.md': '---\ntitle: Regions\n---\n\n## Towns\n\n![Logo](/img/logo.svg)\n',
        'content/docs/node/_note.mdx': 'Nodes of {props.plan}.\n',
      })
      expect((await site.docent(['search', 'push'], { env: algoliaKey })).code).toBe(0)
      const ids = [...(algolia.indices.get('docs')?.records.keys() ?? [])]
      expect(ids).toContain('/docs/regions/#towns')
      expect(ids).not.toContain('/docs/regions/#cities')
      expect([...algolia.indices.keys()]).toEqual(['docs'])
    },
  )

  withServices('uploads to Typesense', async ({ site, typesense }) => {
    writeSite(site, typesenseEngine(typesense))
    const run = await site.docent(['search', 'push'], { env: { TYPESENSE_ADMIN_KEY: typesenseKeys.admin } })
    expect(run.stderr).not.toContain('bug')
    expect(run.code).toBe(0)
    const collection = typesense.collections.get(typesense.aliases.get('docs') ?? '')
    expect(collection?.documents.get('/docs/regions/#cities')).toMatchObject({
      'hierarchy.lvl2': 'Cities',
      version: '*',
    })
  })

  withServices('that is killed leaves the previous records to readers', async ({ site, algolia }) => {
    writeSite(site, algoliaEngine(algolia))
    expect((await site.docent(['search', 'push'], { env: algoliaKey })).code).toBe(0)
    const before = [...(algolia.indices.get('docs')?.records.keys() ?? [])]
    site.write({ 'content/docs/more.md': '---\ntitle: More\n---\n\nText.\n' })
    const asked = new Promise<void>((resolve) => {
      algolia.intercept = ({ url }) => {
        if (!url.pathname.endsWith('/batch') || url.pathname.includes('synonyms')) return undefined
        resolve()
        return 'silence'
      }
    })
    const running = site.start(['search', 'push'], { env: algoliaKey })
    await asked
    running.process.kill('SIGKILL')
    await running.ended
    algolia.intercept = undefined
    expect([...(algolia.indices.get('docs')?.records.keys() ?? [])]).toEqual(before)
    expect((await site.docent(['search', 'push'], { env: algoliaKey })).code).toBe(0)
    expect([...(algolia.indices.get('docs')?.records.keys() ?? [])]).toContain('/docs/more/')
  })

  withServices('only reports what it would upload with --dry-run', async ({ site, algolia }) => {
    writeSite(site, algoliaEngine(algolia))
    const run = await site.docent(['search', 'push', '--dry-run'])
    expect(run.stdout).toMatch(/^Would upload \d+ records of \d+ pages/m)
    expect(run.code).toBe(0)
    expect(algolia.requests).toEqual([])
  })

  withServices('reports missing or wrong settings, and exits with code 1', async ({ site, algolia }) => {
    writeSite(site, 'embedded')
    const failure = async (env: Record<string, string> = {}): Promise<string> => {
      const { code, stderr } = await site.docent(['search', 'push'], { env })
      expect(code).toBe(1)
      return stderr.replace(/^[^\n]*: [\d.]+ m?s\n/gm, '').trim()
    }
    expect(await failure()).toMatchInlineSnapshot(`
      "docs.config.ts
        The site uses the embedded search index, so there is nothing to upload.
        Configure a service in \`search.engine\`, or skip this command.

      1 problem."
    `)
    writeSite(site, algoliaEngine(algolia))
    expect(await failure()).toMatchInlineSnapshot(`
      "docs.config.ts
        The variable ALGOLIA_ADMIN_KEY is not set, but uploads require it.
        Set ALGOLIA_ADMIN_KEY only in the environment of this command.

      1 problem."
    `)
    expect(await failure({ ALGOLIA_ADMIN_KEY: 'wrong' })).toMatchInlineSnapshot(`
      "docs.config.ts
        Algolia rejected the admin key: Invalid Application-ID or API key
        Set ALGOLIA_ADMIN_KEY to a key of this application with write permission.

      1 problem."
    `)
    expect(await failure({ ALGOLIA_ADMIN_KEY: algoliaKeys.search })).toMatchInlineSnapshot(`
      "docs.config.ts
        \`search.engine.searchKey\` is the admin key (\`ALGOLIA_ADMIN_KEY\`): it would be sent to every reader.
        Use a search-only key. If the site was published with the admin key, revoke that key.

      1 problem."
    `)
    await algolia.close()
    expect(await failure(algoliaKey)).toContain("Algolia isn't responding: ")
  })
})
