import type { Page } from '@playwright/test'
import { createTypesenseDocument, typesenseFields } from '../../src/features/search-push/typesense-schema.ts'
import { startAlgoliaServer } from '../search/services/algolia-server.ts'
import type { LocalService } from '../search/services/json-server.ts'
import { sampleRecord } from '../search/services/sample-records.ts'
import { startTypesenseServer } from '../search/services/typesense-server.ts'
import { expect, fixtureTest as test } from './fixture-site.ts'
import { openLive, title } from './reader.ts'

const records = [
  sampleRecord({
    title: 'Guide',
    heading: 'Resize a node',
    content: 'A node grows & <b>shrinks</b>.',
    url_without_anchor: '/v1/',
    url: 'https://staging.example/v1/#resize-a-node',
  }),
  sampleRecord({
    title: 'News of nodes',
    url: 'https://blog.hosted.example/news/',
    url_without_anchor: 'https://blog.hosted.example/news/',
  }),
]

const starters = {
  async algolia(): Promise<{ service: LocalService; hosts: RegExp }> {
    const service = await startAlgoliaServer()
    const index = { settings: {}, synonyms: [], rules: [], updatedAt: '' }
    service.indices.set('docs', {
      ...index,
      records: new Map(records.map((record) => [record.objectID, { ...record }])),
    })
    return { service, hosts: /^https:\/\/APP1234567-(dsn\.algolia|\d\.algolianet)\./i }
  },
  async typesense(): Promise<{ service: LocalService; hosts: RegExp }> {
    const service = await startTypesenseServer()
    const documents = new Map(records.map((record) => [record.objectID, createTypesenseDocument(record)]))
    service.collections.set('docs', {
      name: 'docs',
      fields: typesenseFields,
      documents,
      synonyms: new Map(),
      schema: {},
      created_at: 0,
    })
    return { service, hosts: /^https:\/\/(one|two)\.hosted\.example/ }
  },
}

const names = ['algolia', 'typesense'] as const

/** Leads the hosts of the service, which are nowhere, to the service that the test runs. */
async function connect(
  page: Page,
  { service, hosts }: { service: LocalService; hosts: RegExp },
): Promise<void> {
  await page.route(
    (url) => hosts.test(url.href),
    async (route) => {
      const asked = new URL(route.request().url())
      const response = await route
        .fetch({ url: `${service.url}${asked.pathname}${asked.search}` })
        .catch(() => undefined)
      await (response === undefined ? route.abort() : route.fulfill({ response }))
    },
  )
}

for (const name of names) {
  test.describe(`[R-093] search with ${name}`, () => {
    let service: LocalService
    let hosts: RegExp
    test.beforeEach(async ({ page }) => {
      ;({ service, hosts } = await starters[name]())
      await connect(page, { service, hosts })
    })
    test.afterEach(() => service.close())

    async function look(page: Page, text: string): Promise<void> {
      await page.keyboard.press('/')
      await page.getByRole('combobox', { name: 'Search docs' }).fill(text)
    }

    test('finds what the service finds, and leads to this site', async ({ page, sites }) => {
      await openLive(page, sites[name].url('/'))
      await look(page, 'resize node')
      const option = page.getByRole('option').filter({ hasText: 'Resize a node' })
      await expect(option).toContainText('A node grows & <b>shrinks</b>.')
      await expect(option.locator('mark').first()).toHaveText('Resize')
      await option.click()
      await expect(page).toHaveURL(sites[name].url('/docs/#resize-a-node'))
      await expect(title(page, 'Guide')).toBeVisible()
    })

    test('[R-092] shows outside results as they are', async ({ page, sites }) => {
      await openLive(page, sites[name].url('/search/?q=news'))
      await expect(page.getByRole('main').getByRole('link', { name: /News of nodes/ })).toHaveAttribute(
        'href',
        'https://blog.hosted.example/news/',
      )
    })

    test('contacts no service and loads no code before the reader opens the search', async ({
      page,
      sites,
    }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await openLive(page, sites[name].url('/docs/'))
      expect(
        asked.filter((url) => /algolia|typesense|hosted\.example/.test(url) && !url.includes('stats.')),
      ).toEqual([])
      expect(service.requests).toEqual([])
      await look(page, 'resize')
      await expect(page.getByRole('option').first()).toBeVisible()
      expect(asked.filter((url) => url.includes(`/${name}-`))).toHaveLength(1)
    })

    for (const status of [429, 500])
      test(`[R-091] reports that results cannot be fetched when the service responds with ${status}`, async ({
        page,
        sites,
      }) => {
        service.intercept = ({ method }) =>
          method === 'OPTIONS' ? undefined : { status, body: { message: 'no' } }
        await openLive(page, sites[name].url('/'))
        await look(page, 'resize')
        await expect(page.getByText('Unable to fetch results')).toBeVisible()
      })

    test('[R-091] logs a search without results when the reader leaves', async ({ page, sites }) => {
      const events: URLSearchParams[] = []
      await page.route('https://stats.hosted.example/**', async (route) => {
        events.push(new URL(route.request().url()).searchParams)
        await route.fulfill({ status: 204 })
      })
      await openLive(page, sites[name].url('/'))
      await look(page, 'zzzz')
      await expect(page.getByText('No results for')).toBeVisible()
      await expect(page.getByText('Try searching for')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect.poll(() => events.map((event) => event.get('en'))).toContain('search_no_results')
      const event = events.find((it) => it.get('en') === 'search_no_results')
      expect(event?.get('ep.search_term')).toBe(name === 'algolia' ? 'zzzz' : null)
    })
  })
}
