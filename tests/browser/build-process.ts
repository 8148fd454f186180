import { buildSite } from '../../src/build/build-site.ts'
import { silentProgress } from '../../src/cli/build-progress.ts'
import type { SiteFolders } from './build-in-process.ts'

// Run by `build-in-process.ts`. The first build makes what the others share.
const [first, ...others]: SiteFolders[] = JSON.parse(process.argv[2] ?? '[]')
if (first !== undefined) await build(first)
await Promise.all(others.map(build))

async function build(folders: SiteFolders): Promise<void> {
  await buildSite({ ...folders, progress: silentProgress })
}
