import { mkdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { listTree } from '../list-tree.ts'
import { buildSiteFolder } from './build-worker.ts'
import { buildCleanTree, compareToCleanBuild } from './clean-build.ts'
import { compareTrees, readTree } from './output-tree.ts'
import { createPages, fullSite } from './sample-site.ts'
import { describe, expect, type FileContents, type SiteFolder, siteTest as test } from './site-folder.ts'

const cache = '.docent/cache'

/** These sites have their own bundles, which tests damage. */
const cold = { isCold: true }

interface Damage {
  name: string
  /** Damages one file of the cache. */
  make(file: string): void
}

const damages: Damage[] = [
  {
    name: 'is cut off in the middle',
    make: (file) => truncateSync(file, Math.floor(statSync(file).size / 2)),
  },
  { name: 'is deleted', make: (file) => rmSync(file) },
  {
    name: 'has a flipped bit',
    make: (file) => {
      const bytes = readFileSync(file)
      const at = Math.floor(bytes.length / 2)
      bytes[at] = (bytes[at] ?? 0) ^ 1
      writeFileSync(file, bytes)
    },
  },
  {
    name: 'is a folder',
    make: (file) => {
      rmSync(file)
      mkdirSync(file)
    },
  },
]

/** Damages the files below a folder of the cache, but not those that all of them depend on. */
function damage(site: SiteFolder, folder: string, { make }: Damage): void {
  const paths = listTree(site.path(folder)).filter((path) => !/bundle\.json$|\.template$/.test(path))
  expect(paths.length).toBeGreaterThan(0)
  for (const path of paths) make(site.path(`${folder}/${path}`))
}

describe('a damaged cache is noticed, and the output is right', () => {
  test('where every file of it was damaged', async ({ site, other }) => {
    site.write(fullSite)
    await buildSiteFolder(site, cold)
    const clean = await buildCleanTree(site, other)
    for (const each of damages) {
      for (const path of listTree(site.path(cache))) each.make(site.path(`${cache}/${path}`))
      await buildSiteFolder(site, cold)
      expect(compareTrees(readTree(site.path('dist')), clean), each.name).toEqual([])
    }
  })

  test('where every article was damaged, and all pages are rendered again', async ({ site, other }) => {
    // Another name in their sidebar is what has all of them rendered again.
    const name = (text: string): FileContents => ({ 'content/docs/many/name.md': `# ${text}\n` })
    site.write({ ...fullSite, ...createPages(16), ...name('Sky') })
    const sky = await buildCleanTree(site, other)
    site.write(name('Cloud'))
    const cloud = await buildCleanTree(site, other)
    await buildSiteFolder(site)
    for (const [index, each] of damages.entries()) {
      damage(site, `${cache}/store`, each)
      site.write(name(index % 2 === 0 ? 'Sky' : 'Cloud'))
      await buildSiteFolder(site)
      expect(compareTrees(readTree(site.path('dist')), index % 2 === 0 ? sky : cloud), each.name).toEqual([])
    }
  })

  test('where every script of the bundle was damaged, and all are rewritten', async ({ site, other }) => {
    site.write(fullSite)
    await buildSiteFolder(site, cold)
    const clean = await buildCleanTree(site, other)
    for (const each of damages) {
      damage(site, `${cache}/bundle`, each)
      rmSync(site.path('dist'), { recursive: true })
      await buildSiteFolder(site, cold)
      expect(compareTrees(readTree(site.path('dist')), clean), each.name).toEqual([])
    }
  })

  test('that was deleted completely, together with a page', async ({ site, other }) => {
    site.write(fullSite)
    await buildSiteFolder(site)
    rmSync(site.path('.docent'), { recursive: true })
    rmSync(site.path('content/docs/tools.md'))
    await buildSiteFolder(site)
    expect(await compareToCleanBuild(site, other)).toEqual([])
  })
})

describe('an output folder changed by hand is repaired', () => {
  test('where files were changed, cut off, deleted and replaced by a folder', async ({ site }) => {
    site.write(fullSite)
    await buildSiteFolder(site)
    const before = readTree(site.path('dist'))
    writeFileSync(site.path('dist/docs/index.html'), 'Mine.')
    truncateSync(site.path('dist/docs/tools/index.html.br'), 10)
    truncateSync(site.path('dist/sitemap.xml'), 0)
    rmSync(site.path('dist/docs/node'), { recursive: true })
    rmSync(site.path('dist/_/assets'), { recursive: true })
    rmSync(site.path('dist/docs/regions/index.md'))
    mkdirSync(site.path('dist/docs/regions/index.md'))
    await buildSiteFolder(site)
    expect(compareTrees(readTree(site.path('dist')), before)).toEqual([])
  })

  test('where everything except the marker was deleted, and then the folder itself', async ({ site }) => {
    site.write(fullSite)
    await buildSiteFolder(site)
    const before = readTree(site.path('dist'))
    for (const path of Object.keys(before)) if (path !== '_/build.json') rmSync(site.path(`dist/${path}`))
    await buildSiteFolder(site)
    expect(compareTrees(readTree(site.path('dist')), before)).toEqual([])
    rmSync(site.path('dist'), { recursive: true })
    await buildSiteFolder(site)
    expect(compareTrees(readTree(site.path('dist')), before)).toEqual([])
  })

  test('where a build was killed before its marker was there', async ({ site }) => {
    site.write({ ...fullSite, 'dist/_/4711-0-0.tmp': '{' })
    await buildSiteFolder(site)
    expect(listTree(site.path('dist')).filter((path) => path.endsWith('.tmp'))).toEqual([])
  })
})

test('every text file has its Brotli and gzip forms beside it, and they unpack to it', async ({ site }) => {
  site.write(fullSite)
  await buildSiteFolder(site)
  const tree = listTree(site.path('dist'))
  // `x.md` is a copy of `x/index.md` without these forms.
  const hasOriginal = (path: string): boolean =>
    /(?<!(?:^|\/)index)\.md$/.test(path) && tree.includes(path.replace(/\.md$/, '/index.md'))
  const paths = tree.filter((path) => !hasOriginal(path))
  const texts = paths.filter((path) => /\.(html|json|md|txt|xml|css|js|svg|yaml)$/.test(path))
  expect(texts.length).toBeGreaterThan(20)
  for (const path of texts) {
    const bytes = readFileSync(site.path(`dist/${path}`))
    expect(brotliDecompressSync(readFileSync(site.path(`dist/${path}.br`))).equals(bytes), path).toBe(true)
    expect(gunzipSync(readFileSync(site.path(`dist/${path}.gz`))).equals(bytes), path).toBe(true)
  }
  const others = paths.filter((path) => !texts.includes(path.replace(/\.(br|gz)$/, '')))
  // Parts of the search index are deflated already; files for hosts are sent to nobody.
  const plain = others.filter((path) => !/^_\/(?:search\/.*\.bin$|hosts\/)/.test(path))
  expect(plain).toEqual(['.nojekyll', '_/media/panel-70207913.png', '_headers'])
})
