import { readFileSync } from 'node:fs'
import { buildSiteFolder } from './build-worker.ts'
import { compareTrees, readTree } from './output-tree.ts'
import { fullSite } from './sample-site.ts'
import { expect, type SiteFolder, siteTest as test } from './site-folder.ts'

const isCompressed = (path: string): boolean => /\.(?:br|gz)$/.test(path)

function setPrecompressed(site: SiteFolder, value: boolean): void {
  const config = readFileSync(site.path('docs.config.ts'), 'utf8').replace(/\n *precompressed: \w+,/, '')
  site.write({ 'docs.config.ts': config.replace('defineConfig({', `$&\n  precompressed: ${value},`) })
}

test('a site without compressed variants has the same files otherwise, and gets them back', async ({
  site,
}) => {
  site.write(fullSite)
  await buildSiteFolder(site)
  const before = readTree(site.path('dist'))
  setPrecompressed(site, false)
  await buildSiteFolder(site)
  const plain = readTree(site.path('dist'))
  expect(Object.keys(plain)).toEqual(Object.keys(before).filter((path) => !isCompressed(path)))
  setPrecompressed(site, true)
  await buildSiteFolder(site)
  expect(compareTrees(readTree(site.path('dist')), before)).toEqual([])
})
