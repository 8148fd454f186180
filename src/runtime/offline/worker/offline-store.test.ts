import { expect, test } from 'vitest'
import { MemoryCache } from '../../../../tests/unit/memory-cache.ts'
import type { OfflineReply, OfflineRequest, OfflineSettings } from '../../../shared/output/offline-paths.ts'
import { OfflineStore } from './offline-store.ts'

const listPath = '/help/_/offline/pages.json'
const offlinePage = '/help/_/offline/en.html'
const script = '/help/_/assets/start-1.js'

const settings: OfflineSettings = {
  base: '/help/',
  build: 'b1',
  locales: [{ id: 'en', path: '/help/' }],
  maxPages: 2,
  maxBytes: 10_000,
  files: [script],
}

const html = (text: string): string => `<!doctype html><html lang="en"><p id="docent-view">${text}</p>`

/** A site in memory and the store of its worker. Each request takes a second. */
class TestedStore {
  readonly cache = new MemoryCache()
  readonly opened: string[] = []
  readonly requests: string[] = []
  files: Record<string, string> = {
    [offlinePage]: html('Offline'),
    [script]: 'script',
    '/help/_/nav/main/root.json': '[]',
    ...Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [`/help/${name}/`, html(name)])),
  }
  isOnline = true
  time = 0
  readonly store = new OfflineStore({
    settings,
    origin: 'https://docs.example',
    caches: {
      open: async (name) => {
        this.opened.push(name)
        return this.cache as unknown as Cache
      },
    },
    fetch: async (path) => {
      this.time += 1000
      this.requests.push(path)
      if (!this.isOnline) throw new TypeError('Failed to fetch')
      const body = this.files[path]
      const headers = {
        'Content-Type': 'text/html',
        'Content-Encoding': 'br',
        'Content-Security-Policy': 'sandbox',
      }
      return body === undefined ? new Response('', { status: 404 }) : new Response(body, { headers })
    },
    now: () => this.time,
  })

  ask(kind: OfflineRequest['kind'], url: string, files: string[] = []): Promise<OfflineReply> {
    return this.store.answer({ kind, url, title: url, files })
  }

  async listUrls(): Promise<string[]> {
    return (await this.store.list()).map(({ url }) => url)
  }

  get paths(): string[] {
    return [...this.cache.entries.keys()].sort()
  }
}

test('a page is stored with what it needs, in a cache of its site', async () => {
  const tested = new TestedStore()
  await tested.store.install()
  tested.files['/help/a/'] = html('<img src="/help/_/media/a-1.svg"><img src="/help/gone.png">')
  tested.files['/help/_/media/a-1.svg'] = 'image'
  const loaded = [
    '/help/_/nav/main/root.json',
    '/help/_/media/of-another-page-1.png',
    '/help/_/search.json?q=a',
  ]
  expect(await tested.ask('visit', '/help/a/', loaded)).toEqual({ isDone: true, isChanged: false })
  expect(tested.paths).toEqual(
    [offlinePage, script, listPath, '/help/a/', '/help/_/nav/main/root.json', '/help/_/media/a-1.svg'].sort(),
  )
  expect(new Set(tested.opened)).toEqual(new Set(['docent-offline:/help/']))
  const copy = await tested.store.match('/help/a/')
  expect(await copy?.text()).toMatch(/<html data-stored-at="\d+" lang="en">/)
  const image = await tested.store.match('/help/_/media/a-1.svg')
  expect(image?.headers.get('Content-Security-Policy')).toBe('sandbox')
  expect(image?.headers.has('Content-Encoding')).toBe(false)
})

test('only pages of the site are stored: nothing that a host responds with in place of one', async () => {
  const tested = new TestedStore()
  tested.files['/help/portal/'] = '<html>Log in to this network'
  tested.files['/docs/other/'] = html('of another site')
  for (const url of [
    '/help/portal/',
    '/help/missing/',
    '/docs/other/',
    '/help/_/newsletter/',
    'https://other.example/',
  ])
    expect(await tested.ask('visit', url)).toEqual({ isDone: false, isChanged: false })
  expect(tested.paths.filter((path) => !path.startsWith('/help/_/'))).toEqual([])
})

test('beyond the limit, visited pages are removed with their files, least recently read first; saved ones stay', async () => {
  const tested = new TestedStore()
  await tested.store.install()
  tested.files['/help/b/'] = html('<img src="/help/_/media/b-1.png">')
  tested.files['/help/_/media/b-1.png'] = 'image'
  await tested.ask('save', '/help/d/')
  await tested.ask('visit', '/help/a/')
  await tested.ask('visit', '/help/b/')
  expect(tested.paths).toContain('/help/_/media/b-1.png')
  tested.time += 1000
  await tested.store.noteReading('/help/a/')
  await tested.ask('visit', '/help/c/')
  expect(await tested.listUrls()).toEqual(['/help/c/', '/help/a/', '/help/d/'])
  expect(tested.paths).not.toContain('/help/_/media/b-1.png')
  expect(tested.paths).toContain(script)
})

test('a visit stores a saved page anew and reports a change; removing it removes everything', async () => {
  const tested = new TestedStore()
  await tested.ask('save', '/help/a/')
  expect(await tested.ask('visit', '/help/a/')).toEqual({ isDone: true, isChanged: false })
  tested.files['/help/a/'] = html('new')
  expect(await tested.ask('visit', '/help/a/')).toEqual({ isDone: true, isChanged: true })
  expect(await tested.store.list()).toMatchObject([{ url: '/help/a/', isSaved: true }])
  await tested.ask('remove', '/help/a/')
  expect(await tested.listUrls()).toEqual([])
  expect(tested.paths).not.toContain('/help/a/')
})

test('offline, a copy of a visited page can be saved, and no other page', async () => {
  const tested = new TestedStore()
  await tested.ask('visit', '/help/a/')
  tested.isOnline = false
  expect(await tested.ask('visit', '/help/a/')).toMatchObject({ isDone: false })
  expect(await tested.ask('save', '/help/a/')).toMatchObject({ isDone: true })
  expect(await tested.ask('save', '/help/b/')).toMatchObject({ isDone: false })
  expect(await tested.store.list()).toMatchObject([{ url: '/help/a/', isSaved: true }])
})

test('when storage is full, older visited pages make room; without room, what is stored stays', async () => {
  const tested = new TestedStore()
  await tested.ask('visit', '/help/a/')
  await tested.ask('visit', '/help/b/')
  tested.cache.capacity = tested.cache.entries.size
  expect(await tested.ask('save', '/help/c/')).toMatchObject({ isDone: true })
  expect(await tested.listUrls()).toEqual(['/help/c/', '/help/b/'])
  await tested.ask('save', '/help/b/')
  expect(await tested.ask('save', '/help/d/')).toMatchObject({ isDone: false })
  expect((await tested.listUrls()).sort()).toEqual(['/help/b/', '/help/c/'])
})

test('the files of an earlier build stay as long as a stored page needs them', async () => {
  const tested = new TestedStore()
  const [old, unused] = ['/help/_/assets/old-1.js', '/help/_/assets/unused-1.js']
  tested.files[old] = 'old'
  await tested.ask('save', '/help/a/', [old])
  await tested.cache.put(unused, new Response(''))
  await tested.store.prune()
  expect(tested.paths).toContain(old)
  expect(tested.paths).not.toContain(unused)
  await tested.ask('remove', '/help/a/')
  expect(tested.paths).not.toContain(old)
})

test('a file that may change is not fetched with every page, and an immutable one only once', async () => {
  const tested = new TestedStore()
  const files = ['/help/_/nav/main/root.json', script]
  const count = (path: string): number => tested.requests.filter((request) => request === path).length
  for (const url of ['/help/a/', '/help/b/']) await tested.ask('visit', url, files)
  expect(files.map(count)).toEqual([1, 1])
  tested.time += 600_000
  await tested.ask('visit', '/help/c/', files)
  expect(files.map(count)).toEqual([2, 1])
})

test('a worker whose files cannot be stored is not installed', async () => {
  const tested = new TestedStore()
  delete tested.files[script]
  await expect(tested.store.install()).rejects.toThrow(`${script} could not be stored.`)
  const full = new TestedStore()
  full.cache.capacity = 0
  await expect(full.store.install()).rejects.toThrow('The quota has been exceeded.')
})
