import { rmSync } from 'node:fs'
import { createFolder } from '../new-folder.ts'

/** Global setup of the build tests: creates a folder for the bundles of this run, which is removed at the end. */
export function setup(): () => void {
  const folder = createFolder('bundles')
  process.env.DOCENT_TEST_BUNDLES = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
