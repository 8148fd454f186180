import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fullSite } from './sample-site.ts'
import { describe, expect, formatSiteConfig, repositoryFolder, siteTest as test } from './site-folder.ts'

describe('help', () => {
  test('loads only the command that it describes', async ({ site }) => {
    const listModules = `import { registerHooks } from 'node:module'
      registerHooks({ load: (url, context, next) => (process._rawDebug(url), next(url, context)) })`
    const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(listModules)}` }
    const listLoadedCommands = async (args: string[]): Promise<(string | undefined)[]> => {
      const { code, stderr } = await site.docent(args, { env })
      expect(code).toBe(0)
      expect(stderr).toContain('/src/create-program.ts')
      return [...stderr.matchAll(/\/src\/commands\/(.*)$/gm)].map(([, file]) => file)
    }
    expect(await listLoadedCommands(['--help'])).toEqual([])
    expect(await listLoadedCommands(['build', '--help'])).toEqual(['build.ts'])
  })

  test('is reached through npm', () => {
    const run = spawnSync('npm', ['run', 'docent', '--', 'check', '--help'], {
      cwd: repositoryFolder,
      encoding: 'utf8',
    })
    expect(run.status).toBe(0)
    expect(run.stdout).toContain('Usage: docent check [options]\n\nReport every problem')
  })
})

describe('the program', () => {
  const program = join(repositoryFolder, 'bin/docent.js')

  test("starts where env has no options, as in BusyBox, and finds its folder's Node", () => {
    expect(readFileSync(program, 'utf8').split('\n', 1)).toEqual(['#!/usr/bin/env node'])
  })

  test('builds with little memory per thread, in the process that was started', async ({ site }) => {
    const note = "process.env.MALLOC_ARENA_MAX + ' ' + process.execArgv + ' ' + process.pid"
    site.write({ ...fullSite, 'docs.config.ts': `console.error(${note})\n${formatSiteConfig()}` })
    const build = spawn(program, ['build', '--root', site.root], { stdio: ['ignore', 'ignore', 'pipe'] })
    const stderr = await text(build.stderr)
    expect(stderr).toContain(`1 --max-semi-space-size=8 ${build.pid}\n`)
  })

  test('leaves the settings that NODE_OPTIONS and the environment have', async ({ site }) => {
    const note = "process.env.MALLOC_ARENA_MAX + ' [' + process.execArgv + ']'"
    site.write({ ...fullSite, 'docs.config.ts': `console.error(${note})\n${formatSiteConfig()}` })
    const options = { NODE_OPTIONS: '--max-semi-space-size=16', MALLOC_ARENA_MAX: '4' }
    const { stderr } = spawnSync(program, ['build', '--root', site.root], {
      env: { ...process.env, ...options },
      encoding: 'utf8',
    })
    expect(stderr).toContain('4 []\n')
  })
})

describe('wrong usage exits with code 2', () => {
  test('an unknown command is reported with the nearest one', async ({ site }) => {
    const { code, stdout, stderr } = await site.docent(['biuld'])
    expect(code).toBe(2)
    expect(stdout).toBe('')
    expect(stderr).toMatchInlineSnapshot(`
      "error: unknown command 'biuld'
      (Did you mean build?)
      See \`docent --help\`.
      "
    `)
  })

  test('an invalid PORT is reported', async ({ site }) => {
    const { code, stderr } = await site.docent(['serve'], { env: { PORT: '70000' } })
    expect(code).toBe(2)
    expect(stderr).toMatchInlineSnapshot(`
      "error: option '--port <n>' value '70000' from env 'PORT' is invalid. It must be a whole number from 0 to 65535.
      See \`docent serve --help\`.
      "
    `)
  })
})

const summary =
  /^(\d+) pages, (\d+) reused, (\d+) written, (\d+) files removed, [\d.]+ [kM]B\n[\d.]+ s: read [\d.]+ s, compile [\d.]+ s, site [\d.]+ s, bundle [\d.]+ s, write [\d.]+ s, search [\d.]+ s\n$/

describe('build', () => {
  test('prints pages, reuse, bytes, and seconds per stage at the end', async ({ site }) => {
    site.write(fullSite)
    const cold = await site.docent(['build'])
    expect(cold.code).toBe(0)
    expect(cold.stdout.match(summary)?.slice(1)).toEqual(['8', '0', '9', '0'])
    const warm = await site.docent(['build'])
    expect(warm.code).toBe(0)
    expect(warm.stdout.match(summary)?.slice(1)).toEqual(['8', '8', '0', '0'])
  })

  test('prints a plain line for each stage where there is no terminal', async ({ site }) => {
    site.write(fullSite)
    const { stderr } = await site.docent(['build'])
    expect(stderr.replace(/[\d.]+ s/g, 'N s')).toMatchInlineSnapshot(`
      "read: N s
      compile: N s
      site: N s
      bundle: N s
      write: N s
      search: N s
      "
    `)
  })

  test('reads the site from --root and writes to --out, relative to where it is called', async ({
    site,
    other,
  }) => {
    site.write(fullSite)
    const { code } = await other.docent(['build', '--root', site.root, '--out', 'public'])
    expect(code).toBe(0)
    expect(existsSync(other.path('public/docs/index.html'))).toBe(true)
    expect(existsSync(site.path('dist'))).toBe(false)
  })

  test('does everything again with --no-cache', async ({ site }) => {
    site.write(fullSite)
    await site.docent(['build'])
    const { code, stdout } = await site.docent(['build', '--no-cache'])
    expect(code).toBe(0)
    expect(stdout.match(summary)?.slice(1)).toEqual(['8', '0', '9', '0'])
  })

  test('writes a CPU profile with --profile', async ({ site }) => {
    site.write(fullSite)
    const { code } = await site.docent(['build', '--profile'])
    expect(code).toBe(0)
    const profile: { nodes: unknown[] } = JSON.parse(
      readFileSync(site.path('.docent/build.cpuprofile'), 'utf8'),
    )
    expect(profile.nodes.length).toBeGreaterThan(100)
  })
})

describe('check', () => {
  test('counts the pages of a site without mistakes and writes no output', async ({ site }) => {
    site.write(fullSite)
    const { code, stdout } = await site.docent(['check'])
    expect(code).toBe(0)
    expect(stdout).toBe('8 pages, no problems.\n')
    expect(existsSync(site.path('dist'))).toBe(false)
  })

  test('reads the site from --root', async ({ site, other }) => {
    site.write(fullSite)
    const { code, stdout } = await other.docent(['check', '--root', site.root])
    expect(code).toBe(0)
    expect(stdout).toBe('8 pages, no problems.\n')
  })

  test('exits with code 1 if the writer made a mistake', async ({ site }) => {
    site.write({ ...fullSite, 'content/docs/tools.md': '[Away](/docs/away/)\n' })
    expect((await site.docent(['check'])).code).toBe(1)
    expect((await site.docent(['build'])).code).toBe(1)
  })
})
