import { existsSync, readdirSync, rmSync } from 'node:fs'
import { buildSiteFolder } from './build-worker.ts'
import { compareTrees, readTimes, readTree } from './output-tree.ts'
import { copySource } from './sample-site.ts'
import type { SiteFolder } from './site-folder.ts'

const source = ['content', 'static']

/** Everything but the bundle and its files, which depend on the configuration alone, and take most of the time. */
function notBundle(site: SiteFolder): string[] {
  const below = (folder: string, ...kept: string[]): string[] =>
    existsSync(site.path(folder))
      ? readdirSync(site.path(folder))
          .filter((name) => !kept.includes(name))
          .map((name) => `${folder}/${name}`)
      : []
  return [
    ...source,
    ...below('.docent/cache', 'bundle'),
    ...below('dist', '_'),
    ...below('dist/_', 'assets', 'build.json'),
  ]
}

/** The output of a clean build of what `site` holds now, made in another folder. */
export async function buildCleanTree(site: SiteFolder, other: SiteFolder): Promise<Record<string, string>> {
  for (const name of notBundle(other)) rmSync(other.path(name), { recursive: true, force: true })
  copySource(site, other)
  await buildSiteFolder(other)
  return readTree(other.path('dist'))
}

/** Lists how the output of `site` differs from a clean build. Empty if it's equal. */
export async function compareToCleanBuild(
  site: SiteFolder,
  other: SiteFolder,
  out = 'dist',
): Promise<string[]> {
  return compareTrees(readTree(site.path(out)), await buildCleanTree(site, other))
}

/** Documents that a build writes again after a change. */
export async function listRewrittenDocuments(site: SiteFolder, change: () => void): Promise<string[]> {
  await buildSiteFolder(site)
  const before = readTimes(site.path('dist'))
  change()
  await buildSiteFolder(site)
  return [...readTimes(site.path('dist'))]
    .filter(([path, time]) => path.endsWith('index.html') && before.get(path) !== time)
    .map(([path]) => path)
}
