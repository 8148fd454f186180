import { describe, expect, test } from 'vitest'
import { chooseStrategy, findLoadedPath, isPageUrl, type RequestFacts } from './choose-strategy.ts'

const origin = 'https://docs.example'
const scope = { origin, base: '/help/' }

const request = (url: string, facts: Partial<RequestFacts> = {}): RequestFacts => ({
  url: new URL(url, origin).href,
  method: 'GET',
  mode: 'cors',
  destination: '',
  headers: new Headers(),
  ...facts,
})
const navigation: Partial<RequestFacts> = { mode: 'navigate', destination: 'document' }

describe('a request', () => {
  test.each([
    ['a page', request('/help/docs/x/', navigation), 'page'],
    ['a page with a query', request('/help/docs/x/?a=1', navigation), 'page'],
    ['a page in another spelling', request('/help/docs/x.html', navigation), 'page'],
    ['the home page without its slash', request('/help', navigation), 'page'],
    ['a page that a script shows', request('/help/docs/x/'), 'page'],
    ['a script', request('/help/_/assets/start-1.js', { destination: 'script' }), 'asset'],
    ['an image of a page', request('/help/_/media/a-1.png', { destination: 'image' }), 'asset'],
    ['a level of the sidebar', request('/help/_/nav/main/root.json'), 'file'],
    ['an operation', request('/help/_/api/nodes/operations/create.json'), 'file'],
    ['a schema', request('/help/_/api/nodes/schemas/Node.json'), 'file'],
    ['a static image', request('/help/img/logo.svg', { destination: 'image' }), 'file'],
  ])('for %s is handled by the worker', (_, facts, kind) => {
    expect(chooseStrategy(facts, scope)).toBe(kind)
  })

  test.each([
    ['of another site on the host', request('/docs/x/', navigation)],
    ['of a site whose path begins alike', request('/help-more/', navigation)],
    ['of another origin', request('https://other.example/help/docs/x/', navigation)],
    ['that posts a form', request('/help/_/feedback', { ...navigation, method: 'POST' })],
    ['that checks whether the site responds', request('/help/docs/x/', { method: 'HEAD' })],
    ['to confirm a subscription', request('/help/_/newsletter/confirm?token=1', navigation)],
    ['for search results', request('/help/_/search.json?q=node')],
    ['for a file of the search index', request('/help/_/search/files/ab/c.bin')],
    ['to the sandbox of an API', request('/help/_/sandbox/nodes/v1/nodes')],
    ['for a document of the sandbox', request('/help/_/api/nodes/document.json')],
    ['for the build', request('/help/_/build.json')],
    ['to the MCP server', request('/help/mcp')],
    ['to an API on the same host', request('/help/api/v1/nodes')],
    ['of a program for Markdown', request('/help/docs/x/index.md')],
    [
      'for a part of a video',
      request('/help/_/media/a-1.mp4', { headers: new Headers({ Range: 'bytes=0-' }) }),
    ],
  ])('%s is left alone', (_, facts) => {
    expect(chooseStrategy(facts, scope)).toBe('other')
  })
})

test.each([
  ['/help/_/assets/TabsIsland-1.js', '/help/_/assets/TabsIsland-1.js'],
  [`${origin}/help/_/nav/main/root.json`, '/help/_/nav/main/root.json'],
  [`${origin}/help/_/media/of-another-page-1.png`, undefined],
  [`${origin}/help/_/search.json?q=node`, undefined],
  [`${origin}/_/assets/of-another-site-1.js`, undefined],
  ['https://other.example/help/_/assets/a-1.js', undefined],
])('what a tab has loaded is stored with its page if pages share it: %s', (url, path) => {
  expect(findLoadedPath(url, scope)).toBe(path)
})

test.each([
  ['/help/docs/x/', true],
  ['/help/', true],
  ['/help/_/feedback/', false],
  ['/help/prices.pdf', false],
  ['/docs/x/', false],
  ['https://other.example/help/docs/x/', false],
  ['//', false],
])('%s is a page of the site: %s', (url, isPage) => {
  expect(isPageUrl(url, scope)).toBe(isPage)
})
