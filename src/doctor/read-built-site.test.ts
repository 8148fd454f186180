import { expect, test } from 'vitest'
import { createTemporaryFolder } from '../../tests/unit/temporary-folder.ts'
import { serverManifestPath } from '../shared/output/server/server-manifest.ts'
import { readBuiltSite } from './read-built-site.ts'

test('reads pages from their documents', () => {
  const view = (url: string): { url: string } => ({ url })
  const content = '<div><main><div>X</div></main><aside>Y</aside></div>'
  const createDocument = (url: string): string =>
    `<!doctype html><nav></nav><div><div class="page-slot">${content}</div></div><footer></footer><script type="application/json" id="docent-view">${JSON.stringify({ build: '1', view: view(url) })}</script>`
  const out = createTemporaryFolder({
    [serverManifestPath.slice(1)]: '{}',
    'a/index.html': createDocument('/a/'),
    'a/index.html.br': 'abc',
    'api/x/index.html': createDocument('/api/x/'),
    'old/index.html': '<!doctype html><script>location.replace("/a/")</script>',
  })
  const { pages, files } = readBuiltSite(out)
  expect(pages).toEqual([
    { view: view('/a/'), content, file: '/a/index.html' },
    { view: view('/api/x/'), content, file: '/api/x/index.html' },
  ])
  expect(files.find(({ path }) => path === '/a/index.html')?.compressedSize).toBe(3)
})
