import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildSite } from '../src/build/build-site.ts'
import { silentProgress } from '../src/cli/build-progress.ts'
import { createFolder } from './new-folder.ts'

/** Builds a site in a temporary folder, and removes it after use. */
export async function withBuiltSite(root: string, use: (out: string) => Promise<void>): Promise<void> {
  const work = createFolder('site')
  try {
    const out = join(work, 'dist')
    await buildSite({ root, out, cache: join(work, 'cache'), progress: silentProgress })
    await use(out)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}
