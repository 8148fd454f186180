import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTemporaryFolder } from '../../tests/unit/temporary-folder.ts'
import { readCommitDays } from './read-commit-days.ts'

function commit(folder: string, day: string): void {
  const date = `${day}T12:00:00Z`
  const env = {
    ...process.env,
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_DATE: date,
    GIT_CONFIG_GLOBAL: '/dev/null',
  }
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@docs.example']
  execFileSync('git', ['add', '.'], { cwd: folder, env })
  execFileSync('git', [...identity, 'commit', '-qm', day], { cwd: folder, env })
}

test('every file has the day of its last commit, even in a site below the repository root or with a special name', async () => {
  const folder = createTemporaryFolder({
    'site/content/a.mdx': 'a',
    'site/content/größe.mdx': 'b',
    'other.txt': 'c',
  })
  execFileSync('git', ['init', '-q'], { cwd: folder })
  commit(folder, '2026-01-02')
  writeFileSync(join(folder, 'site/content/a.mdx'), 'changed')
  commit(folder, '2026-03-04')
  writeFileSync(join(folder, 'site/content/new.mdx'), 'never committed')
  expect(await readCommitDays(join(folder, 'site'), 'content')).toEqual(
    new Map([
      ['content/a.mdx', '2026-03-04'],
      ['content/größe.mdx', '2026-01-02'],
    ]),
  )
})

test('outside a repository, no file has a day', async () => {
  const folder = createTemporaryFolder({ 'content/a.mdx': 'a' })
  expect(await readCommitDays(folder, 'content')).toEqual(new Map())
})
