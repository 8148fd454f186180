import { rmSync } from 'node:fs'
import { differences, readTree } from './output-tree.ts'
import { copySource } from './sample-site.ts'
import { expect, type SiteFolder } from './site-folder.ts'

/** Builds, and fails the test when that fails; returns what was printed at the end. */
export async function build(site: SiteFolder): Promise<string> {
  const { code, stdout, stderr } = await site.docent(['build'])
  expect(code, stderr).toBe(0)
  return stdout
}

/** Everything but the bundle, which depends on the configuration alone, and takes most of the time. */
const notBundle = ['content', 'static', 'dist', '.docent/cache/pages.json', '.docent/cache/store']

/** The output of a clean build of what `site` holds now, made in another folder. */
export async function cleanTree(site: SiteFolder, other: SiteFolder): Promise<Record<string, string>> {
  for (const name of notBundle) rmSync(other.path(name), { recursive: true, force: true })
  copySource(site, other)
  await build(other)
  return readTree(other.path('dist'))
}

/** How the output of `site` differs from that of a clean build; empty when it is right. */
export async function differencesToCleanBuild(
  site: SiteFolder,
  other: SiteFolder,
  out = 'dist',
): Promise<string[]> {
  return differences(readTree(site.path(out)), await cleanTree(site, other))
}
