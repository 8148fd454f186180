import { chmodSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { beforeAll } from 'vitest'
import { debianProgram } from '../processes/debian-program.ts'
import { fetchVerbatim, type VerbatimResponse } from '../server/fetch-verbatim.ts'
import {
  type HostProcess,
  startCaddy,
  startDocentHost,
  startNginx,
  startStaticHost,
} from '../server/host-process.ts'
import { describe, expect, repositoryFolder, siteTest as test } from './site-folder.ts'

/** A redirect of the built site. */
interface BuiltRedirect {
  /** As it was published, such as `/guides/node.html`. */
  from: string
  /** URL in the built map, split at its hash. */
  path: string
  /** With its `#`. Empty without a hash. */
  hash: string
}

/** Rows of our redirect table, read without the code of the build: old and new address. */
const tableRows = readFileSync(join(repositoryFolder, 'content/redirects.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line): [from: string, to: string] => {
    const [from = '', to = ''] = line.split('\t')
    return [from, to]
  })
const pageRows = tableRows.filter(([from]) => !from.includes('#'))
const sectionRows = tableRows.filter(([from]) => from.includes('#'))

const query = '?from=mail&to=%2Fa%20b'

const nginx = debianProgram('nginx')
const caddy = debianProgram('caddy')

/** Hosts with rules. */
const ruledHosts: [name: string, start: ((site: string) => Promise<HostProcess>) | undefined][] = [
  ['docent serve', startDocentHost],
  ['nginx', nginx === undefined ? undefined : (site) => startNginx(nginx, site)],
  ['Caddy', caddy === undefined ? undefined : (site) => startCaddy(caddy, site)],
]

/** Tests every row of our redirect table on every kind of host. `getOutput` returns the folder of the built site. */
export function describeRealRedirects(getOutput: () => string): void {
  const read = (path: string): string => readFileSync(join(getOutput(), path), 'utf8')

  describe('the redirects of our site', () => {
    // Hosts run as another user.
    beforeAll(() => chmodSync(dirname(getOutput()), 0o755))

    test('[R-006] [R-007] come from the table, and lead to pages and headings that exist', () => {
      expect(pageRows.length).toBeGreaterThan(460)
      const map: Record<string, string> = JSON.parse(read('_/redirects.json'))
      const wrongRows = pageRows.filter(([from, to]) => {
        const target = map[toPagePath(from)]
        // Routes of an API may have become pages.
        return to.includes('#/') ? !target?.startsWith(to.replace(/#.*/, '')) : target !== to
      })
      expect(wrongRows).toEqual([])
      const targets = [...new Set(Object.values(map)), ...sectionRows.map(([, to]) => to)]
      expect(targets.filter((target) => !isPublished(target, read))).toEqual([])
    })

    test('[R-007] have a link for each heading that has moved', () => {
      expect(sectionRows.length).toBeGreaterThan(0)
      for (const [from, to] of sectionRows) {
        const [path, id] = from.split('#')
        expect(read(`${path}index.html`)).toContain(
          `<p hidden="until-found" id="${id}" data-moved><a href="${to}">`,
        )
      }
    })

    test.for(ruledHosts)('[R-006] answer 301 with query and hash on %s', async ([name, start], { skip }) => {
      if (start === undefined) return skip(`${name} is not installed, and this user cannot install it.`)
      await withHost(await start(getOutput()), async (ask) => {
        const redirects = readBuiltRedirects(read)
        const actual = await mapConcurrently(redirects, async ({ from }) => {
          const { status, headers } = await ask(from + query)
          return `${from} ${status} ${headers.location}`
        })
        expect(actual).toEqual(redirects.map(({ from, path, hash }) => `${from} 301 ${path}${query}${hash}`))
        const statuses = await mapConcurrently(listTargetPaths(redirects), async (path) => [
          path,
          (await ask(path + query)).status,
        ])
        expect(statuses.filter(([, status]) => status !== 200)).toEqual([])
      })
    })

    test('[R-006] [R-122] are documents on a static host, with a script and without', async ({ skip }) => {
      if (nginx === undefined) return skip('nginx is not installed, and this user cannot install it.')
      await withHost(await startStaticHost(nginx, getOutput()), async (ask) => {
        const redirects = readBuiltRedirects(read)
        const actual = await mapConcurrently(redirects, async ({ from }) => {
          const { status, body } = await ask(from + query)
          return { from, status, ...readStub(body.toString(), read) }
        })
        expect(actual).toEqual(
          redirects.map(({ from, path, hash }) => ({
            from,
            status: 200,
            canonical: path,
            refresh: path + hash,
            link: path + hash,
            scripted: `${path}${query}${hash === '' ? '#old' : hash}`,
          })),
        )
        const statuses = await mapConcurrently(listTargetPaths(redirects), async (path) => [
          path,
          (await ask(path)).status,
        ])
        expect(statuses.filter(([, status]) => status !== 200)).toEqual([])
      })
    })
  })
}

/** Lists the redirects of pages: the table's, and the addresses that lead to the first guide. */
function readBuiltRedirects(read: (path: string) => string): BuiltRedirect[] {
  const map: Record<string, string> = JSON.parse(read('_/redirects.json'))
  return [...pageRows.map(([from]) => from), '/docs/'].map((from) => {
    const [path = '', hash] = (map[toPagePath(from)] ?? 'nowhere').split('#')
    return { from, path, hash: hash === undefined ? '' : `#${hash}` }
  })
}

const toPagePath = (from: string): string => from.replace(/(?:\/index)?\.html$/, '/')

/** Whether a page, heading, or route of an API is in the built site. */
function isPublished(target: string, read: (path: string) => string): boolean {
  const [path = '', hash] = target.split('#')
  if (hash === undefined) return isPage(read(`${path}index.html`))
  if (hash.startsWith('/')) return isPage(read(join(path, hash, 'index.html')))
  return read(`${path}index.html`).includes(` id="${hash}"`)
}

/** Whether a document is a page rather than a redirect. */
const isPage = (html: string): boolean => /<main [^>]*id="main"/.test(html)

const listTargetPaths = (redirects: readonly BuiltRedirect[]): string[] => [
  ...new Set(redirects.map(({ path }) => path)),
]

interface Stub {
  canonical: string | undefined
  /** Where readers without JavaScript are redirected. */
  refresh: string | undefined
  link: string | undefined
  /** Where the script redirects readers who came with a query and the hash `#old`. */
  scripted: string | undefined
}

/** Reads the document at an old path, and runs its script as a browser does. */
function readStub(html: string, read: (path: string) => string): Stub {
  const link = html.match(/<a href="([^"]+)">/)?.[1]
  const script = html.match(/<script src="([^"]+)" defer>/)?.[1] ?? ''
  let scripted: string | undefined
  const location = {
    search: query,
    hash: '#old',
    replace: (url: string) => {
      scripted = url
    },
  }
  const anchor = { getAttribute: () => link }
  runInNewContext(read(script), { document: { querySelector: () => anchor }, location })
  return {
    canonical: html.match(/<link rel="canonical" href="https:\/\/[^/]+([^"]+)">/)?.[1],
    refresh: html.match(/<noscript><meta http-equiv="refresh" content="0; url=([^"]+)"><\/noscript>/)?.[1],
    link,
    scripted,
  }
}

/** Runs a test against a host, and stops the host. */
async function withHost(
  host: HostProcess,
  run: (ask: (path: string) => Promise<VerbatimResponse>) => Promise<void>,
): Promise<void> {
  try {
    await run((path) => fetchVerbatim(host.port, { path }))
  } finally {
    await host.stop()
  }
}

/** Runs a task for each item, a few at a time: hosts have a limit of connections. */
async function mapConcurrently<T, R>(items: readonly T[], task: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (let start = 0; start < items.length; start += 32)
    results.push(...(await Promise.all(items.slice(start, start + 32).map(task))))
  return results
}
