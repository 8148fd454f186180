import { readFileSync, renameSync, rmSync } from 'node:fs'
import { buildSiteFolder } from './build-worker.ts'
import { compareToCleanBuild } from './clean-build.ts'
import { compareTrees, readTimes, readTree } from './output-tree.ts'
import { createPages, fullSite, squarePng } from './sample-site.ts'
import { describe, expect, type SiteFolder, siteTest as test } from './site-folder.ts'

function replace(site: SiteFolder, file: string, change: [from: string, to: string]): void {
  const text = readFileSync(site.path(file), 'utf8')
  expect(text).toContain(change[0])
  site.write({ [file]: text.replace(...change) })
}

interface Edit {
  name: string
  make(site: SiteFolder): void
}

const config = 'docs.config.ts'
const node = 'content/docs/node'
const regions = 'content/docs/regions.md'
const tools = 'content/docs/tools.md'

const pageEdits: Edit[] = [
  { name: 'text of a page', make: (site) => replace(site, regions, ['Delhi and', 'Delhi, Chennai and']) },
  {
    name: 'title of a page',
    make: (site) => replace(site, `${node}/resize.md`, ['Resize a node', 'Change the plan']),
  },
  { name: 'position of a page', make: (site) => replace(site, regions, ['position: 3', 'position: 1']) },
  {
    name: 'slug of a page',
    make: (site) => replace(site, `${node}/resize.md`, ['---\n\n', 'slug: /plans\n---\n\n']),
  },
  {
    name: 'a page becomes unlisted',
    make: (site) => replace(site, tools, ['---\n\n', 'unlisted: true\n---\n\n']),
  },
  {
    name: 'a page becomes a draft',
    make: (site) => replace(site, tools, ['---\n\n', 'draft: true\n---\n\n']),
  },
  { name: 'text of a partial', make: (site) => replace(site, `${node}/_note.mdx`, ['a minute', 'seconds']) },
  {
    name: 'attribute given to a partial',
    make: (site) => replace(site, `${node}/index.mdx`, ['"Small"', '"Large"']),
  },
]

const fileEdits: Edit[] = [
  {
    name: 'value of the catalog',
    make: (site) => replace(site, 'content/catalog/plans.yml', ['memory: 4 ', 'memory: 8 ']),
  },
  {
    name: 'an image',
    make: (site) => site.write({ [`${node}/panel.png`]: Buffer.concat([squarePng, Buffer.of(0)]) }),
  },
  {
    name: 'size of a static image',
    make: (site) => replace(site, 'static/img/logo.svg', ['width="9"', 'width="18"']),
  },
  {
    name: 'label of a category',
    make: (site) => replace(site, `${node}/_category_.yml`, ['Nodes', 'Compute']),
  },
  {
    name: 'position of a category',
    make: (site) => replace(site, `${node}/_category_.yml`, ['position: 1', 'position: 9']),
  },
  {
    name: 'a page added',
    make: (site) => site.write({ [`${node}/delete.md`]: '---\ntitle: Delete\n---\n\nText.\n' }),
  },
  { name: 'a page renamed', make: (site) => renameSync(site.path(tools), site.path('content/docs/cli.md')) },
  { name: 'a page deleted', make: (site) => rmSync(site.path('content/docs/cli.md')) },
  {
    name: 'a static file deleted and another added',
    make: (site) => {
      replace(site, regions, [' ![Logo](/img/logo.svg)', ''])
      rmSync(site.path('static/img/logo.svg'))
      site.write({ 'static/files/terms.txt': 'Terms.\n' })
    },
  },
]

const configEdits: Edit[] = [
  { name: 'name of the brand', make: (site) => replace(site, config, ['"name": "Cloud"', '"name": "Sky"']) },
  { name: 'title of the site', make: (site) => replace(site, config, ['Cloud Docs', 'Sky Docs']) },
  {
    name: 'path of the guides',
    make: (site) => {
      replace(site, config, ['"title"', '"docs": { "routeBase": "/guides/" }, "title"'])
      replace(site, 'content/pages/index.mdx', ['/docs/', '/guides/'])
    },
  },
  {
    name: 'path of the site',
    make: (site) => replace(site, config, ['"title"', '"base": "/handbook/", "title"']),
  },
]

describe('[F-028] a build after an edit gives the same bytes as a clean build, edit after edit', () => {
  test.for([
    { what: 'pages', edits: pageEdits },
    { what: 'files', edits: fileEdits },
    { what: 'configuration', edits: configEdits },
  ])('of $what', { timeout: 180_000 }, async ({ edits }, { site, other }) => {
    site.write(fullSite)
    await buildSiteFolder(site)
    for (const { name, make } of edits) {
      make(site)
      await buildSiteFolder(site)
      expect(await compareToCleanBuild(site, other), name).toEqual([])
    }
  })

  test('where a partial moved to another folder, from which its links lead elsewhere', async ({
    site,
    other,
  }) => {
    const partial = 'See [more](./more.md).\n'
    site.write({
      ...fullSite,
      'content/docs/a/page.mdx': "import Note from './_note.mdx'\n\n<Note />\n",
      'content/docs/a/_note.mdx': partial,
      'content/docs/a/more.md': 'Here.\n',
      'content/docs/b/more.md': 'There.\n',
    })
    await buildSiteFolder(site)
    rmSync(site.path('content/docs/a/_note.mdx'))
    site.write({
      'content/docs/a/page.mdx': "import Note from '../b/_note.mdx'\n\n<Note />\n",
      'content/docs/b/_note.mdx': partial,
    })
    await buildSiteFolder(site)
    expect(await compareToCleanBuild(site, other)).toEqual([])
  })
})

test('of many pages only the edited one is compiled and written again', async ({ site, other }) => {
  site.write({ ...fullSite, ...createPages(16) })
  await buildSiteFolder(site)
  replace(site, 'content/docs/many/page-012.md', ['Text of page 12', 'Other text'])
  expect(await buildSiteFolder(site)).toMatchObject({ pages: 24, reused: 23, written: 1, removed: 0 })
  expect(await compareToCleanBuild(site, other)).toEqual([])
})

test('the same input gives the same bytes, and no file names the folder it was built in', async ({
  site,
  other,
}) => {
  site.write({ ...fullSite, ...createPages(16) })
  await buildSiteFolder(site)
  expect(await compareToCleanBuild(site, other)).toEqual([])
  const before = readTree(site.path('dist'))
  expect((await site.docent(['build', '--no-cache'])).code).toBe(0)
  expect(compareTrees(readTree(site.path('dist')), before)).toEqual([])
  for (const path of Object.keys(before).filter((name) => !/\.(br|gz|png)$/.test(name))) {
    expect(readFileSync(site.path(`dist/${path}`), 'utf8').includes(site.root), path).toBe(false)
  }
})

test("a build without an edit writes no file, and a build after an edit only the page's files", async ({
  site,
}) => {
  site.write(fullSite)
  await buildSiteFolder(site)
  const cold = readTimes(site.path('dist'))
  await buildSiteFolder(site)
  expect(readTimes(site.path('dist'))).toEqual(cold)

  replace(site, regions, ['(/img/logo.svg)', '(/img/logo.svg)\n\nChennai follows.'])
  await buildSiteFolder(site)
  const changed = [...readTimes(site.path('dist'))].filter(([path, time]) => cold.get(path) !== time)
  const paths = [...new Set(changed.map(([path]) => path.replace(/\.(br|gz)$/, '')))]
  expect(paths.filter((path) => !path.startsWith('_/search/')).sort()).toEqual([
    'docs/regions.md',
    'docs/regions/index.html',
    'docs/regions/index.md',
  ])
  expect(paths).toContain('_/search/en/index.json')
})

test('a page built only with --no-cache is removed from the output when it is deleted', async ({
  site,
  other,
}) => {
  site.write(fullSite)
  await buildSiteFolder(site)
  site.write({ 'content/docs/short-lived.md': 'Text.\n' })
  expect((await site.docent(['build', '--no-cache'])).code).toBe(0)
  rmSync(site.path('content/docs/short-lived.md'))
  await buildSiteFolder(site)
  expect(await compareToCleanBuild(site, other)).toEqual([])
})
