import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listTree } from '../list-tree.ts'
import { describe, expect, repositoryFolder, siteTest as test } from './site-folder.ts'

/** Tests the ledger of our site against the HTML of all pages. `getOutput` returns the folder of the built site. */
export function describeRealLedger(getOutput: () => string): void {
  describe('the ledger of our site', () => {
    const addresses = readFileSync(join(repositoryFolder, 'content/published.txt'), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('/'))

    test('[R-006] [R-007] has addresses that the site has or redirects', () => {
      const redirects: Record<string, string> = JSON.parse(
        readFileSync(join(getOutput(), '_/redirects.json'), 'utf8'),
      )
      let cached = { path: '', html: '' }
      const readPage = (path: string): string => {
        if (cached.path !== path)
          cached = { path, html: readFileSync(join(getOutput(), path, 'index.html'), 'utf8') }
        return cached.html
      }
      const isKept = (address: string): boolean => {
        const [path = '', id] = address.split('#')
        const page = path.replace(/(?:\/index)?\.html$/, '/')
        if (page in redirects) return true
        if (id === undefined)
          return existsSync(join(getOutput(), path.endsWith('/') ? `${path}index.html` : path))
        // A route of an API is the page of a group, or an operation in it.
        if (id.startsWith('/')) return hasRoute(join(getOutput(), path), id)
        return readPage(path).includes(` id="${id}"`)
      }
      expect(addresses.length).toBeGreaterThan(5000)
      expect(addresses.filter((address) => !isKept(address))).toEqual([])
    })

    test('has every page and every heading that links to itself: see `docent ledger update`', () => {
      const recorded = new Set(addresses)
      const published = listTree(getOutput())
        .filter((file) => file.endsWith('index.html'))
        .flatMap((file) => listPageAddresses(`/${file.replace(/index\.html$/, '')}`, join(getOutput(), file)))
      expect(published.length).toBeGreaterThan(3000)
      expect(published.filter((address) => !recorded.has(address))).toEqual([])
    })
  })
}

function hasRoute(folder: string, route: string): boolean {
  const [group = '', operation] = route.slice(1).split('/')
  if (existsSync(join(folder, group, operation ?? '', 'index.html'))) return true
  return readFileSync(join(folder, group, 'index.html'), 'utf8').includes(` id="${operation}"`)
}

/** Lists the addresses of a page and its headings. A redirect has no headings. */
function listPageAddresses(path: string, file: string): string[] {
  const html = readFileSync(file, 'utf8')
  if (!/<main [^>]*id="main"/.test(html)) return []
  // Headings on API pages come from the document. Their ids change with it.
  if (/^\/api\/[^/]+\/./.test(path)) return [path]
  const ids = html.matchAll(/class="heading-anchor" href="#([^"]+)"/g)
  return [path, ...[...ids].map(([, id]) => `${path}#${id}`)]
}
