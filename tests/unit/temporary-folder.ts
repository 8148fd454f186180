import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createFolder } from '../new-folder.ts'

/** A folder with these files (by path), which is removed when the running test ends. */
export function createTemporaryFolder(files: Record<string, string | Uint8Array> = {}): string {
  const folder = createFolder('unit')
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  return folder
}
