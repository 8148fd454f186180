import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { createTemporaryFolder } from '../../tests/unit/temporary-folder.ts'
import { pruneCache } from './prune-cache.ts'

const now = Date.parse('2026-11-21')
const day = 24 * 60 * 60 * 1000

test('removes only files that no build needed for a week', () => {
  const folder = createTemporaryFolder()
  const files = {
    'store/aa/needed': 30,
    'store/aa/old': 8,
    'store/aa/young': 6,
    'store/1-0-1.tmp': 9,
    'store/1-0-2.tmp': 0,
    '1-0-3.tmp': 9,
    '1-0-4.tmp': 0,
    'bundle/used/bundle.json': 40,
    'bundle/old/bundle.json': 40,
    'pages.json': 40,
  }
  for (const [name, age] of Object.entries(files)) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, 'x')
    const time = (now - age * day) / 1000
    utimesSync(file, time, time)
    if (name.startsWith('bundle')) utimesSync(dirname(file), time, time)
  }
  expect(pruneCache({ cache: folder, keys: new Set(['aaneeded']), bundle: 'used', now })).toBe(4)
  expect(Object.keys(files).filter((name) => !existsSync(join(folder, name)))).toEqual([
    'store/aa/old',
    'store/1-0-1.tmp',
    '1-0-3.tmp',
    'bundle/old/bundle.json',
  ])
})

test('a missing cache needs no pruning', () => {
  const folder = createTemporaryFolder()
  expect(pruneCache({ cache: join(folder, 'none'), keys: new Set(), bundle: 'b', now })).toBe(0)
})
