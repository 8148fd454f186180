import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Vitest's global set-up of the build tests: a folder for the bundles of this run, which is removed at its end. */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'docent-bundles-'))
  process.env.DOCENT_TEST_BUNDLES = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
