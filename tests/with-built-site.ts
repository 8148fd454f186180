import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from '../src/build/build.ts'
import { silentProgress } from '../src/cli/progress.ts'
import { newFolder } from './new-folder.ts'

/** Builds a site in a temporary folder, and removes it after use. */
export async function withBuiltSite(root: string, use: (out: string) => Promise<void>): Promise<void> {
  const work = newFolder('site')
  try {
    const out = join(work, 'dist')
    await build({ root, out, cache: join(work, 'cache'), progress: silentProgress })
    await use(out)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}
