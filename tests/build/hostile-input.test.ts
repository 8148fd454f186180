import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { checkSmallSite, smallSite } from './sample-site.ts'
import { describe, expect, formatSiteConfig, siteTest as test } from './site-folder.ts'

describe('a configuration that fails while it is read', () => {
  test('has the line of a getter that throws', async ({ site }) => {
    const config = "export default {\n  get title() {\n    throw new Error('mine')\n  },\n}\n"
    const text = await checkSmallSite(site, { 'docs.config.ts': config })
    expect(text).toContain("docs.config.ts:3\n  `docs.config.ts` can't be read: mine\n")
  })

  test('is rejected immediately if it is a named pipe', async ({ site }) => {
    site.write({ 'content/docs/index.md': 'Text.\n' })
    execFileSync('mkfifo', [site.path('docs.config.ts')])
    const { code, stderr } = await site.docent(['check'])
    expect(code).toBe(1)
    expect(stderr).toContain('This is a named pipe, not a file.')
  })
})

test('[F-029] pipes in place of files are reported, each with its path', async ({ site }) => {
  site.write({ ...smallSite, 'static/a.txt': 'a' })
  mkdirSync(site.path('content/search'), { recursive: true })
  execFileSync('mkfifo', [site.path('static/pipe')])
  const first = await site.docent(['check'])
  expect(first.code).toBe(1)
  expect(first.stderr).toContain('static/pipe\n  This is a named pipe')
})

test.for([
  'content/search/synonyms.yml',
  'content/redirects.tsv',
  'content/docs/_part.mdx',
  'content/api/openapi.yaml',
])('a pipe at %s is reported', async (path, { site }) => {
  site.write({
    ...smallSite,
    'docs.config.ts': formatSiteConfig({
      apis: [
        { id: 'a', label: 'A', url: '/api/a/', releaseNotes: '/', document: 'content/api/openapi.yaml' },
      ],
    }),
    'content/pages/api/a.mdx': '# A\n',
    'content/docs/a.mdx': "import Part from './_part.mdx'\n\n<Part />\n",
  })
  mkdirSync(site.path(path.slice(0, path.lastIndexOf('/'))), { recursive: true })
  execFileSync('mkfifo', [site.path(path)])
  const { code, stderr } = await site.docent(['check'])
  expect(code).toBe(1)
  expect(stderr).toContain(`${path}\n  This is a named pipe`)
})

test('a page that is nested too deeply does not hide the problems of the others', async ({ site }) => {
  const text = await checkSmallSite(site, {
    'content/docs/a.mdx': `{${'('.repeat(100_000)}1${')'.repeat(100_000)}}\n`,
    'content/docs/b.mdx': '<Nothing />\n',
    'content/docs/c.mdx': `${'<Steps>\n\n'.repeat(900)}1${'\n\n</Steps>'.repeat(900)}\n`,
  })
  expect(text).toContain('content/docs/a.mdx:1\n  This expression has more than 8 nested brackets')
  expect(text).toContain('content/docs/b.mdx:1\n  The component `<Nothing>` does not exist.')
  expect(text).toContain(
    'content/docs/c.mdx\n  The page has elements, lists, or brackets that are nested too',
  )
})

describe('the watch over a build', () => {
  const watched = fileURLToPath(new URL('./watched-process.ts', import.meta.url))
  const run = async (
    ending: string,
  ): Promise<{ code: number | null; signal: string | null; stderr: string }> => {
    const child = spawn(process.execPath, [watched, ending], { stdio: ['ignore', 'ignore', 'pipe'] })
    const [stderr] = await Promise.all([text(child.stderr), once(child, 'exit')])
    return { code: child.exitCode, signal: child.signalCode, stderr }
  }

  test('names the files that a process was reading when it crashed', async () => {
    const { signal, stderr } = await run('crash')
    expect(signal).toBe('SIGSEGV')
    expect(stderr).toMatchInlineSnapshot(`
      "
      content/docs/b.mdx
        The build ended unexpectedly (a crash, a lack of memory, or a signal) while it was reading this file.
        Run the build again. If it fails again, simplify the file and report a bug in docent.
      "
    `)
  })

  test('ends a process that is stuck on a file, and names the file', async () => {
    const { signal, stderr } = await run('hang')
    expect(signal).toBe('SIGKILL')
    expect(stderr).toMatchInlineSnapshot(`
      "
      content/docs/b.mdx
        Reading this file took too long, so the build was stopped.
        Run the build again. If it fails again, simplify the file and report a bug in docent.
      "
    `)
  })

  test('reports nothing about a process that exits by itself', async () => {
    expect(await run('finish')).toEqual({ code: 0, signal: null, stderr: '' })
  })

  test('names the configuration that ends the process', async ({ site }) => {
    site.write({ ...smallSite, 'docs.config.ts': 'process.kill(process.pid, "SIGSEGV")\n' })
    const { stderr } = await site.docent(['build'])
    expect(stderr).toContain('docs.config.ts\n  The build ended unexpectedly')
  })
})
