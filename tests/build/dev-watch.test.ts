import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openPage, readAddress, readPage } from './running-dev.ts'
import { smallSite } from './sample-site.ts'
import {
  describe,
  expect,
  formatSiteConfig,
  repositoryFolder,
  type SiteFolder,
  siteTest as test,
} from './site-folder.ts'

const createGuide = (text: string): string => `---\ntitle: Start\n---\n\n${text}\n`

/** Replaces a file as editors do: writes another one and renames it. */
function replaceFile(site: SiteFolder, file: string, content: string): void {
  site.write({ 'new.tmp': content })
  renameSync(site.path('new.tmp'), site.path(file))
}

function git(site: SiteFolder, ...args: string[]): void {
  const identity = ['-c', 'user.name=Writer', '-c', 'user.email=writer@cloud.example']
  execFileSync('git', [...identity, ...args], { cwd: site.root, stdio: 'ignore' })
}

describe('dev notices', () => {
  test('files that are replaced, deleted, and created again, and new folders', async ({ site }) => {
    site.write(smallSite)
    const url = await readAddress(site.start(['dev', '--port', '0']))
    const page = await openPage(url)

    // Each twice, because a replaced file is another one to the system.
    for (const text of ['Renamed once.', 'Renamed twice.']) {
      replaceFile(site, 'content/docs/index.md', createGuide(text))
      await page.shows('/docs/', text)
    }
    for (const [from, to] of [
      ['Renamed twice', 'Edited once'],
      ['Edited once', 'Edited twice'],
    ]) {
      execFileSync('sed', ['-i', `s/${from}/${to}/`, site.path('content/docs/index.md')])
      await page.shows('/docs/', `${to}.`)
    }
    site.write({ 'content/docs/index.md': createGuide('Written in place.') })
    await page.shows('/docs/', 'Written in place.')

    site.write({ 'content/docs/deep/folder/new.md': createGuide('A new folder.') })
    await page.shows('/docs/deep/folder/new/', 'A new folder.')
    replaceFile(site, 'content/docs/deep/folder/new.md', createGuide('An old folder.'))
    await page.shows('/docs/deep/folder/new/', 'An old folder.')
    renameSync(site.path('content/docs/deep'), site.path('content/docs/moved'))
    await page.shows('/docs/moved/folder/new/', 'An old folder.')

    rmSync(site.path('content/docs/moved'), { recursive: true })
    await page.shows('/docs/moved/folder/new/', 'not-found-page')
    site.write({ 'content/docs/moved/folder/new.md': createGuide('Back again.') })
    await page.shows('/docs/moved/folder/new/', 'Back again.')

    site.write({ 'static/robots.txt': 'A folder that was missing at the start.\n' })
    await page.shows('/robots.txt', 'missing at the start')
    const config = String(smallSite['docs.config.ts'])
    replaceFile(site, 'docs.config.ts', config.replace('Cloud Docs', 'Sky Docs'))
    await page.shows('/docs/', '<title>Start | Sky Docs</title>')
  })

  test('every file of a checkout', async ({ site }) => {
    const names = Array.from({ length: 12 }, (_, index) => `page-${index}`)
    const writePages = (text: string): void => {
      for (const name of names) site.write({ [`content/docs/${name}.md`]: createGuide(text) })
    }
    site.write({ ...smallSite, '.gitignore': '.docent\n', 'content/docs/old.md': createGuide('Old.') })
    writePages('First.')
    git(site, 'init', '--initial-branch=first')
    git(site, 'add', '.')
    git(site, 'commit', '--message=First')
    git(site, 'checkout', '-b', 'second')
    rmSync(site.path('content/docs/old.md'))
    site.write({ 'content/docs/new/index.md': createGuide('New.') })
    writePages('Second.')
    git(site, 'add', '.')
    git(site, 'commit', '--message=Second')
    const url = await readAddress(site.start(['dev', '--port', '0']))
    const page = await openPage(url)

    for (const [branch, text, present, missing] of [
      ['first', 'First.', '/docs/old/', '/docs/new/'],
      ['second', 'Second.', '/docs/new/', '/docs/old/'],
      ['first', 'First.', '/docs/old/', '/docs/new/'],
    ] as const) {
      git(site, 'checkout', branch)
      await page.shows(missing, 'not-found-page')
      const pages = await Promise.all(names.map((name) => readPage(url, `/docs/${name}/`)))
      expect(pages.filter((html) => !html.includes(text))).toEqual([])
      expect((await fetch(new URL(present, url))).status).toBe(200)
    }
  })

  test('OpenAPI documents anywhere in the site folder, with the files that they name', async ({ site }) => {
    const apis = [
      { id: 'beds', label: 'Beds', url: '/api/', releaseNotes: '/docs/', document: 'openapi/v1/beds.yaml' },
    ]
    const path = "  /beds: { $ref: 'paths/beds.yaml' }\n"
    site.write({
      ...smallSite,
      'docs.config.ts': formatSiteConfig({ apis }),
      'content/pages/api.md': '---\ntitle: Beds\n---\n\nEvery bed.\n',
      'openapi/v1/beds.yaml': `openapi: 3.1.0\ninfo: { title: Beds, version: 1.0.0 }\npaths:\n${path}`,
    })
    const url = await readAddress(site.start(['dev', '--port', '0']))
    const page = await openPage(url)
    expect((await page.next()).text).toContain('paths/beds.yaml')

    const createPaths = (summary: string): string =>
      `get: { operationId: listBeds, summary: ${summary}, tags: [Beds], responses: { '200': { description: Beds } } }\n`
    site.write({ 'openapi/v1/paths/beds.yaml': createPaths('List beds') })
    await page.shows('/api/beds/', 'List beds')
    replaceFile(site, 'openapi/v1/paths/beds.yaml', createPaths('List all beds'))
    await page.shows('/api/beds/', 'List all beds')
  })

  test('modules of the configuration', async ({ site }) => {
    const config = String(smallSite['docs.config.ts']).replace('"Cloud Docs"', 'title')
    site.write({
      ...smallSite,
      'docs.config.ts': `import { title } from './names/title.ts'\n${config}`,
      'names/title.ts': "export const title = 'Cloud Docs'\n",
      'package.json': '{ "type": "module" }\n',
    })
    const url = await readAddress(site.start(['dev', '--port', '0']))
    replaceFile(site, 'names/title.ts', "export const title = 'Sky Docs'\n")
    const readTitle = (): Promise<string> => tryToRead(url, '/docs/')
    await expect.poll(readTitle, { timeout: 30_000 }).toContain('<title>Start | Sky Docs</title>')
  })

  test('its own source, with mistakes', async ({ site, other }) => {
    copyEngine(other)
    const file = other.path('src/render/render-html-document.ts')
    const source = readFileSync(file, 'utf8')
    site.write(smallSite)
    const running = site.start(['dev', '--port', '0'], { engine: other.root })
    const url = await readAddress(running)

    writeFileSync(file, source.replace('<!doctype html>', '<!doctype html><!-- Once. -->'))
    await expect.poll(() => tryToRead(url, '/docs/'), { timeout: 30_000 }).toContain('<!-- Once. -->')

    writeFileSync(file, `${source}\nconst = 1\n`)
    await running.printed(/SyntaxError/)
    const page = await openPage(url)
    expect((await page.next()).text).toContain('render-html-document.ts')
    expect(await readPage(url, '/docs/')).toContain('<!-- Once. -->')

    const theme = other.path('src/theme/shell/App.tsx')
    const themeSource = readFileSync(theme, 'utf8')
    writeFileSync(file, source)
    writeFileSync(theme, `${themeSource}\nconst = 1\n`)
    await running.printed(/The bundler failed/)
    expect((await (await openPage(url)).next()).text).toContain('src/theme/shell/App.tsx')

    writeFileSync(theme, themeSource)
    writeFileSync(file, source.replace('<!doctype html>', '<!doctype html><!-- Twice. -->'))
    await expect.poll(() => tryToRead(url, '/docs/'), { timeout: 30_000 }).toContain('<!-- Twice. -->')
  })
})

/** Copies the engine, to edit it. */
function copyEngine(folder: SiteFolder): void {
  cpSync(join(repositoryFolder, 'src'), folder.path('src'), { recursive: true })
  for (const name of ['package.json', 'package-lock.json'])
    cpSync(join(repositoryFolder, name), folder.path(name))
  symlinkSync(join(repositoryFolder, 'node_modules'), folder.path('node_modules'))
}

/** Reads a page. Returns nothing while the server restarts. */
const tryToRead = (url: string, path: string): Promise<string> => readPage(url, path).catch(() => '')
