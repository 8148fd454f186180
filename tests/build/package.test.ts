import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { createFolder } from '../new-folder.ts'
import { findMachineNode, installEngine, packEngine } from './packed-engine.ts'
import {
  type CommandResult,
  describe,
  expect,
  type RunOptions,
  repositoryFolder,
  type SiteFolder,
  siteTest as test,
} from './site-folder.ts'

const node = findMachineNode()
const script = 'node_modules/docent/bin/docent.js'
const folder = createFolder('package')
/** Packed files by version. */
let files: ReadonlyMap<string, string> = new Map()

beforeAll(() => {
  files = packEngine(folder, ['1.0.0', '1.1.0'])
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const install = (site: SiteFolder, version: string): void =>
  installEngine(files.get(version) ?? '', site.root)

/** Runs the installed command in the folder of the new site. */
const run = (site: SiteFolder, args: string[], options: RunOptions = {}): Promise<CommandResult> =>
  site.docent(args, { ...options, cwd: site.path('docs'), program: [node, site.path(script)] })

async function createSite(site: SiteFolder): Promise<void> {
  install(site, '1.0.0')
  const created = await site.docent(['new', 'site', 'docs', '--name', 'Acme', '--no-install'], {
    program: [node, site.path(script)],
  })
  expect(created).toMatchObject({ code: 0, stderr: '' })
  expect(created.stdout).toContain('Next:\n  cd docs\n  npm install\n  npm run dev\n')
}

/** The package that an `import` at the beginning of a line loads. Modules of Node have a prefix. */
const importedPackage = /^import\b.*?["']((?:@[^/"']+\/)?[^./"':][^/"':]*)(?:\/[^"']*)?["'];?$/gm

describe('[F-034] the package', () => {
  test('loads only packages that it declares, as strict package managers require', ({ site }) => {
    install(site, '1.0.0')
    const root = site.path('node_modules/docent')
    const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const imported = readdirSync(join(root, 'lib/chunks')).flatMap((name) =>
      Array.from(
        readFileSync(join(root, 'lib/chunks', name), 'utf8').matchAll(importedPackage),
        ([, source]) => source,
      ),
    )
    expect(imported).toContain('react')
    expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(imported))
  })

  test('is installed by a new site from the same file, at a path from the site', async ({ site }) => {
    install(site, '1.0.0')
    const resolved = 'file:../packed/docent-1.0.0.tgz'
    site.write({
      'node_modules/.package-lock.json': JSON.stringify({
        packages: { 'node_modules/docent': { resolved } },
      }),
    })
    const args = ['new', 'site', 'sites/docs', '--name', 'Acme', '--no-install']
    expect(await site.docent(args, { program: [node, site.path(script)] })).toMatchObject({ code: 0 })
    const { dependencies } = JSON.parse(readFileSync(site.path('sites/docs/package.json'), 'utf8'))
    expect(dependencies).toEqual({ docent: 'file:../../../packed/docent-1.0.0.tgz' })
  })

  test('[F-064] runs the functions of a site, and names the line of one that fails', async ({ site }) => {
    await createSite(site)
    const stages = (
      html: string,
    ): string => `import { defineMarkdownRule, defineStages, type PrintedPage } from 'docent'

interface Mark {
  text: string
}

const mark: Mark = { text: 'Checked' }

export default defineStages({
  markdown: [defineMarkdownRule({ node: 'inlineCode', replace: () => undefined })],
  pageRendered: (page: PrintedPage) => ${html},
})
`
    site.write({ 'docs/docs.stages.ts': stages('page.html + mark.text') })
    expect(await run(site, ['build'])).toMatchObject({ code: 0 })
    expect(readFileSync(site.path('docs/dist/index.html'), 'utf8')).toContain('Checked</')
    site.write({ 'docs/docs.stages.ts': stages('mark.text.nothing.html') })
    expect((await run(site, ['build'])).stderr).toContain(
      'docs.stages.ts:11\n  `pageRendered` fails for content/pages/index.mdx: Cannot read properties of undefined',
    )
  })

  test('creates a site that has no problems, builds it, and serves it', async ({ site }) => {
    await createSite(site)
    expect(await run(site, ['check'])).toEqual({ code: 0, stdout: '7 pages, no problems.\n', stderr: '' })
    const built = await run(site, ['build'])
    expect(built).toMatchObject({ code: 0 })
    expect(built.stdout).toMatch(/^7 pages, /)
    expect(built.stderr).not.toMatch(/warn|problem/i)
    // The package has the bundle of a site with these features, so that nothing is bundled here.
    const bundles = readdirSync(site.path('docs/.docent/cache/bundle'))
    expect(bundles.filter((name) => name.endsWith('.template'))).toEqual([])

    const serving = site.start(['serve', '--port', '0'], {
      cwd: site.path('docs'),
      program: [node, site.path(script)],
    })
    const [, url = ''] = await serving.printed(/ at (http:\/\/localhost:\d+\/)$/m)
    const page = await fetch(new URL('/docs/guide/', url))
    expect(page.status).toBe(200)
    expect(await page.text()).toMatch(/<h1[^>]*>First steps<\/h1>/)
    serving.process.kill('SIGTERM')
    expect((await serving.ended).code).toBe(0)
  })

  test('previews a site', async ({ site }) => {
    await createSite(site)
    const preview = site.start(['dev', '--port', '0'], {
      cwd: site.path('docs'),
      program: [node, site.path(script)],
    })
    const [, url = ''] = await preview.printed(/^Serving at (http:\/\/localhost:\d+\/)/m)
    expect(await (await fetch(url)).text()).toContain('Acme documentation')
    preview.process.kill('SIGTERM')
    expect((await preview.ended).code).toBe(0)
  })

  test('[F-035] adds pages, release notes, and questions that build', async ({ site }) => {
    await createSite(site)
    const lines = [
      ['page', '--title', 'Back up a disk', '--description', 'Copy a disk to another region.'],
      ['release', '--title', 'Faster disks', '--text', 'Disks are twice as fast.', '--date', '2026-01-31'],
      ['faq', '--question', 'Are disks fast?', '--answer', 'Yes.', '--service', 'Disks'],
      ['faq', '--question', 'Are disks cheap?', '--answer', 'Yes.', '--service', 'Disks'],
    ]
    for (const line of lines) expect(await run(site, ['new', ...line])).toMatchObject({ code: 0, stderr: '' })
    expect(readdirSync(site.path('docs/content/docs/guide'))).toContain('back-up-a-disk.mdx')
    expect(readdirSync(site.path('docs/content/releases'))).toContain('2026-01-31-faster-disks.mdx')
    expect(await run(site, ['check'])).toMatchObject({ code: 0, stdout: '8 pages, no problems.\n' })

    const again = await run(site, ['new', ...(lines[0] ?? [])])
    expect(again).toMatchObject({ code: 2, stdout: '' })
    expect(again.stderr).toContain('`content/docs/guide/back-up-a-disk.mdx` exists already.')
  })

  test('replaces an earlier version, whose results are not reused', async ({ site }) => {
    await createSite(site)
    expect((await run(site, ['build'])).code).toBe(0)
    rmSync(site.path('node_modules/docent'), { recursive: true })
    install(site, '1.1.0')
    expect((await run(site, ['--version'])).stdout).toBe('1.1.0\n')
    const upgraded = await run(site, ['build'])
    expect(upgraded).toMatchObject({ code: 0, stdout: expect.stringMatching(/^7 pages, 0 reused, /) })
    expect(existsSync(site.path('docs/dist/docs/guide/index.html'))).toBe(true)
    expect(await run(site, ['check'])).toMatchObject({ code: 0 })
  })

  test('has types for the configuration', async ({ site }) => {
    await createSite(site)
    const compile = (): string => {
      const compiler = join(repositoryFolder, 'node_modules/typescript/bin/tsc')
      const args = [compiler, '--project', site.path('docs'), '--pretty', 'false']
      try {
        return execFileSync(process.execPath, args, { encoding: 'utf8', cwd: site.path('docs') })
      } catch (error) {
        return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error)
      }
    }
    expect(compile()).toBe('')
    site.write({
      'docs/docs.config.ts':
        "import { defineConfig } from 'docent'\n\nexport default defineConfig({ title: 1 })\n",
    })
    expect(compile()).toContain("Type 'number' is not assignable to type 'string'.")
  })
})
