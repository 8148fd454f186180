import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { createHostFiles } from '../../src/render/hosts/create-host-files.ts'
import { createRedirectMap, formatRedirectsFile } from '../../src/render/redirects/format-redirects-file.ts'
import type { ServerManifest, SiteHeaders } from '../../src/shared/output/server/server-manifest.ts'
import { listServerPaths } from '../../src/shared/output/server/server-paths.ts'
import type { Redirect } from '../../src/shared/redirects.ts'
import { createFolder } from '../new-folder.ts'

export const homeLink = '<index.md>; rel="alternate"; type="text/markdown"'
export const apiLink = '</api/x/openapi.json>; rel="service-desc", <index.md>; rel="alternate"'
export const catalogLink = '</.well-known/api-catalog>; rel="api-catalog"'

/** Headers as a build makes them, with what formats of hosts have to quote. */
export const tableHeaders: SiteHeaders = {
  all: {
    'Content-Security-Policy': "default-src 'none'; script-src 'self' 'sha256-a+/b='; report-to \"a\\b\" {x}",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-cache',
  },
  immutable: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  immutablePaths: ['/_/assets/', '/_/media/'],
  links: [
    { path: '/', includesBelow: false, value: homeLink },
    { path: '/api/x/', includesBelow: true, value: apiLink },
    { path: '/.well-known/api-catalog', includesBelow: false, value: catalogLink },
  ],
  opensDocuments: true,
}

/** A page long enough for parts and compressed forms. */
const text = (name: string): string => `<p>${name}</p>${'.'.repeat(1000)}`

const tableFiles: Record<string, string> = {
  '/index.html': text('home'),
  '/index.md': '# home',
  '/404.html': text('not found'),
  '/404.md': '# not found\n',
  '/docs/x/index.html': text('page'),
  '/docs/x/index.md': '# page',
  '/docs/x.md': '# page',
  '/docs/x/data.json': '{"page":true}',
  '/docs/plain/index.html': text('without Markdown'),
  '/docs/größe/index.html': text('size'),
  '/docs/v1.2/index.html': text('version'),
  '/docs/with space/index.html': text('space'),
  '/docs/50% $off "now"/index.html': text('signs'),
  '/img/a "b" $c {d}.svg': '<svg/>',
  '/files/data.unknown': 'data',
  '/robots.txt': 'robots',
  '/_/assets/start-1.js': 'script()',
  '/_/pages.json': '[]',
  '/offline-worker.js': 'worker()',
  '/_/media/plan-1a2b3c4d.svg': '<svg/>',
  '/_/media/plan-1a2b3c4d.png': 'png',
  '/_/media/download/demo-1a2b3c4d.html': '<script>run()</script>',
  '/_/media/download/demo-1a2b3c4d.js': 'run()',
  '/_headers': 'secret',
  '/_redirects': 'secret',
  '/.env': 'secret',
  '/docs/.git/config': 'secret',
  '/.well-known/security.txt': 'contact',
  '/.well-known/api-catalog': '{"linkset":[]}',
  '/api/x/index.html': text('API'),
  '/api/x/index.md': '# API',
  '/api/x/openapi.json': '{"openapi":"3.1.0"}',
  '/api/x/nodes/index.html': text('group'),
  '/old/index.html': text('stub'),
  '/old.html': text('stub'),
}

const moved = (from: string, to: string): Redirect => ({ from, to, locale: 'en', hasHtmlName: true })

/** Old paths; new addresses are below the base. */
function tableRedirects(base: string): Redirect[] {
  const at = (path: string): string => base.slice(0, -1) + path
  return [
    moved('/old/', at('/docs/x/')),
    moved('/old/section/', at('/docs/x/#section')),
    moved('/old/list/', at('/docs/x/?area=api#top')),
    moved('/old/größe/', at('/docs/gr%C3%B6%C3%9Fe/')),
    moved('/old/a "b" $c {d}/', at('/docs/50%25%20$off%20%22now%22/')),
    moved('/old/prices.pdf', at('/docs/x/')),
    moved('/old/blog/', 'https://blog.example/'),
  ]
}

/** Writes the site of the request table into a new folder, as a build would. */
export function writeTableSite(base: string): { folder: string; remove(): void } {
  const folder = createFolder('hosts')
  // Servers run as somebody else.
  chmodSync(folder, 0o755)
  const redirects = tableRedirects(base)
  const site: ServerManifest = {
    base,
    origin: 'https://docs.example',
    name: 'Acme',
    build: 'b1',
    newsletterAction: `${base}_/newsletter`,
    mcp: { path: `${base}mcp`, origins: [] },
    headers: tableHeaders,
  }
  const files: Record<string, string> = {
    ...tableFiles,
    '/_/site.json': JSON.stringify(site),
    '/_/redirects.json': JSON.stringify(createRedirectMap(redirects)),
    '/_redirects': formatRedirectsFile(redirects, base),
  }
  for (const { path, content } of createHostFiles({
    base,
    headers: tableHeaders,
    redirects,
    serverPaths: listServerPaths(site),
  }))
    files[path] = content
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
    if (!/\.(?:html|md|json|js)$/.test(path)) continue
    writeFileSync(`${file}.gz`, gzipSync(content))
    writeFileSync(`${file}.br`, brotliCompressSync(content))
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
