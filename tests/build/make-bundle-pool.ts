import { rmSync } from 'node:fs'
import { newFolder } from '../new-folder.ts'

/** Vitest's global set-up of the build tests: a folder for the bundles of this run, which is removed at its end. */
export function setup(): () => void {
  const folder = newFolder('bundles')
  process.env.DOCENT_TEST_BUNDLES = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
