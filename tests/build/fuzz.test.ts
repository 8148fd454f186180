import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { cleanEnvironment, repositoryFolder } from './site-folder.ts'

test('no mutated page, category, or catalog makes check or build report a bug', async () => {
  const script = join(repositoryFolder, 'tests/fuzz/run.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [script, '--rounds', '4'], {
    env: cleanEnvironment,
  })
  expect(stdout).toMatch(/^\d{2,} inputs, \d+ with problems, \d{2,} pages built, 0 failures$/m)
})
