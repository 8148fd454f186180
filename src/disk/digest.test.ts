import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createTemporaryFolder } from '../../tests/unit/temporary-folder.ts'
import { digest, digestModules, listModuleFiles } from './digest.ts'

test('the same parts give the same digest, as text or as bytes', () => {
  expect(digest('a', 'b')).toBe(digest('a', Buffer.from('b')))
  expect(digest('größe')).toBe(digest(Buffer.from('größe')))
})

test('depends on the boundaries between parts', () => {
  const digests = [
    digest('ab', 'c'),
    digest('a', 'bc'),
    digest('abc'),
    digest('abc', ''),
    digest('', 'abc'),
    digest(),
  ]
  expect(new Set(digests).size).toBe(digests.length)
})

describe('the digest of modules of a site', () => {
  const files = {
    'site/components/Chart.tsx':
      "import { draw } from './draw'\nimport { size } from './parts'\nimport { unit } from './unit.js'\n",
    'site/components/draw.tsx': 'export const draw = 1\n',
    'site/components/parts/index.ts': 'export const size = 1\n',
    'site/components/unit.ts': 'export const unit = 1\n',
  }

  test.each(Object.keys(files))('follows %s', (path) => {
    const root = createTemporaryFolder(files)
    const entries = [join(root, 'site/components/Chart.tsx')]
    expect(listModuleFiles(entries)).toEqual(Object.keys(files).map((name) => join(root, name)))
    const before = digestModules(entries, join(root, 'site'))
    writeFileSync(join(root, path), '// Another text.\n')
    expect(digestModules(entries, join(root, 'site'))).not.toBe(before)
  })

  test.each([
    'site/package-lock.json',
    'site/pnpm-lock.yaml',
    'site/yarn.lock',
    'site/bun.lock',
    'pnpm-lock.yaml',
  ])('changes with the versions in %s', (path) => {
    const root = createTemporaryFolder({ ...files, [path]: 'chart: 1.0.0\n' })
    const entries = [join(root, 'site/components/Chart.tsx')]
    const before = digestModules(entries, join(root, 'site'))
    writeFileSync(join(root, path), 'chart: 1.1.0\n')
    expect(digestModules(entries, join(root, 'site'))).not.toBe(before)
  })
})
