import { expect, test } from 'vitest'
import { createTemporaryFolder } from '../../tests/unit/temporary-folder.ts'
import { servedSitePath } from '../shared/output/server/served-site.ts'
import { readBuiltSite } from './read-built-site.ts'

test('reads pages from their fragments, and those without one from their documents', () => {
  const view = (url: string): { url: string } => ({ url })
  const createDocument = (url: string): string =>
    `<!doctype html><nav></nav><div class="page-slot"><div><main><h1>X</h1></main></div></div><footer></footer><script type="application/json" id="docent-view">${JSON.stringify({ build: '1', view: view(url) })}</script>`
  const out = createTemporaryFolder({
    [servedSitePath.slice(1)]: '{}',
    'a/index.html': createDocument('/a/'),
    'a/index.html.br': 'abc',
    'a/index.json': JSON.stringify({ build: '1', view: view('/a/'), content: '<p>a</p>' }),
    'api/x/index.html': createDocument('/api/x/'),
    'old/index.html': '<!doctype html><script>location.replace("/a/")</script>',
  })
  const { pages, files } = readBuiltSite(out)
  expect(pages).toEqual([
    { view: view('/a/'), content: '<p>a</p>', file: '/a/index.html' },
    { view: view('/api/x/'), content: '<div><main><h1>X</h1></main></div>', file: '/api/x/index.html' },
  ])
  expect(files.find(({ path }) => path === '/a/index.html')?.compressedSize).toBe(3)
})
