import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fullSite } from './sample-site.ts'
import { describe, expect, repositoryFolder, siteTest as test } from './site-folder.ts'

describe('help', () => {
  test('without a command lists the commands', async ({ site }) => {
    const { code, stdout } = await site.docent([])
    expect(code).toBe(0)
    expect(stdout).toMatchInlineSnapshot(`
      "Builds and serves a documentation site.

        docent build               Build the site.
        docent serve               Serve a built site.
        docent dev                 Build and serve the site, and rebuild it on every edit.
        docent check               Report every problem in the content without writing files.
        docent ledger update       Record every new path and heading in content/published.txt.
        docent mock                Serve a mock of every API of the site, from its OpenAPI document.
        docent export pages        Write a section of a built site to one Markdown or PDF file.
        docent mcp                 Answer assistants over standard input and output (Model Context Protocol).
        docent doctor              Examine a built site and compare it with its budget.
        docent search push         Upload the search records to the configured search service.
        docent search report       List failed searches of readers.
        docent feedback report     List reader feedback by page, least helpful pages first.
        docent export feedback     Export reader feedback on pages.
        docent export searches     Export failed searches of readers.
        docent export subscribers  Export confirmed newsletter subscribers.
        docent subscribers delete  Delete all data of an email address.
        docent backup              Write all reader data to a file.
        docent restore             Restore a file of \`docent backup\` into an empty database.

      Each command has --help.
      "
    `)
  })

  test('of `build` names its options', async ({ site }) => {
    const { code, stdout } = await site.docent(['build', '--help'])
    expect(code).toBe(0)
    expect(stdout).toMatchInlineSnapshot(`
      "docent build: Build the site.

        --root DIR     folder with docs.config.ts and content/ (default: this folder)
        --out DIR      folder of the built site (default: dist/ in the root)
        --help         print this text
        --no-cache     rebuild everything
        --profile      write a CPU profile to .docent/build.cpuprofile
      "
    `)
  })

  test('of `serve` names its options', async ({ site }) => {
    const { code, stdout } = await site.docent(['serve', '--help'])
    expect(code).toBe(0)
    expect(stdout).toMatchInlineSnapshot(`
      "docent serve: Serve a built site.

        --root DIR     folder with docs.config.ts and content/ (default: this folder)
        --out DIR      folder of the built site (default: dist/ in the root)
        --help         print this text
        --port N       port to listen on (default: $PORT or 3000)
        --host NAME    name or address to listen on, 0.0.0.0 for every network (default: $DOCENT_HOST or localhost)
        --data DIR     folder of reader data: database and email (default: $DOCENT_DATA or var/ in the root)
        --log json     print a line of JSON for each request (default: $DOCENT_LOG)
        --metrics      serve /metrics in the Prometheus text format (default: on if $DOCENT_METRICS is 1)
      "
    `)
  })

  test('of `dev` names its options', async ({ site }) => {
    const { code, stdout } = await site.docent(['dev', '--help'])
    expect(code).toBe(0)
    expect(stdout).toMatchInlineSnapshot(`
      "docent dev: Build and serve the site, and rebuild it on every edit.

        --root DIR     folder with docs.config.ts and content/ (default: this folder)
        --help         print this text
        --port N       port to listen on (default: $PORT or 3000)
        --host NAME    name or address to listen on, 0.0.0.0 for every network (default: $DOCENT_HOST or localhost)
      "
    `)
  })

  test('of `check` names its options', async ({ site }) => {
    const { code, stdout } = await site.docent(['check', '--help'])
    expect(code).toBe(0)
    expect(stdout).toMatchInlineSnapshot(`
      "docent check: Report every problem in the content without writing files.

        --root DIR     folder with docs.config.ts and content/ (default: this folder)
        --help         print this text
        --only PATH    report only problems in this file or folder, such as content/docs/guide
      "
    `)
  })

  test('is reached through npm', () => {
    const run = spawnSync('npm', ['run', 'docent', '--', 'check', '--help'], {
      cwd: repositoryFolder,
      encoding: 'utf8',
    })
    expect(run.status).toBe(0)
    expect(run.stdout).toContain('docent check: Report every problem')
  })
})

describe('wrong usage exits with code 2', () => {
  test('an unknown command is reported with the nearest one', async ({ site }) => {
    const { code, stderr } = await site.docent(['biuld'])
    expect(code).toBe(2)
    expect(stderr).toMatchInlineSnapshot(`
      "\`biuld\` is not a command. Did you mean \`build\`?
      "
    `)
  })

  test('an unknown option is reported with the nearest one', async ({ site }) => {
    const { code, stderr } = await site.docent(['build', '--no-cash'])
    expect(code).toBe(2)
    expect(stderr).toMatchInlineSnapshot(`
      "Unknown option '--no-cash'. Did you mean \`--no-cache\`? See \`docent build --help\`.
      "
    `)
  })

  test('an option without its value is reported', async ({ site }) => {
    const { code, stderr } = await site.docent(['build', '--out'])
    expect(code).toBe(2)
    expect(stderr).toMatchInlineSnapshot(`
      "Option '--out <value>' argument missing. See \`docent build --help\`.
      "
    `)
  })

  test('an unexpected argument is reported', async ({ site }) => {
    const { code, stderr } = await site.docent(['build', 'somewhere'])
    expect(code).toBe(2)
    expect(stderr).toMatchInlineSnapshot(`
      "Unexpected argument 'somewhere'. This command does not take positional arguments. See \`docent build --help\`.
      "
    `)
  })

  test('an invalid port is reported', async ({ site }) => {
    const { code, stderr } = await site.docent(['serve', '--port', '70000'])
    expect(code).toBe(2)
    expect(stderr).toMatchInlineSnapshot(`
      "--port is \`70000\`, but must be a whole number from 0 to 65535.
      "
    `)
  })

  test('an invalid PORT is reported', async ({ site }) => {
    const { code, stderr } = await site.docent(['serve'], { env: { PORT: '70000' } })
    expect(code).toBe(2)
    expect(stderr).toMatchInlineSnapshot(`
      "PORT is \`70000\`, but must be a whole number from 0 to 65535.
      "
    `)
  })
})

const summary =
  /^(\d+) pages, (\d+) reused, (\d+) written, (\d+) files removed, [\d.]+ [kM]B\n[\d.]+ s: read [\d.]+ s, compile [\d.]+ s, link [\d.]+ s, bundle [\d.]+ s, write [\d.]+ s, search [\d.]+ s\n$/

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
      link: N s
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
