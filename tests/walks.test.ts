import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { listTree } from './list-tree.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const architecture = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')

/** The steps of the walks: lines that begin with a number. */
const steps = (architecture.split('## Five walks')[1]?.split('\n## ')[0] ?? '')
  .split('\n')
  .filter((line) => /^\d+\. /.test(line))

const isFile = (name: string): boolean => /\.tsx?$/.test(name)

const sources = listTree(join(root, 'src')).filter(isFile)

/** Files that a step can mean by a name: whole paths below `src/`, or their ends. */
const filesCalled = (name: string): string[] =>
  sources.filter((path) => path === name || path.endsWith(`/${name}`))

/** Lists missing files of a step, and functions that are missing in the file named before them. */
function missesIn(step: string): string[] {
  const misses: string[] = []
  let files: string[] = []
  // The part before the dash is the path. The part after it explains.
  const [way = ''] = step.split(' — ')
  for (const [, name = ''] of way.matchAll(/`([^`]+)`/g)) {
    if (isFile(name)) {
      files = filesCalled(name)
      if (files.length === 0) misses.push(name)
    } else if (/^[\w.]+$/.test(name) && files.length > 0) {
      const last = name.split('.').at(-1) ?? name
      const isThere = files.some((file) => readFileSync(join(root, 'src', file), 'utf8').includes(last))
      if (!isThere) misses.push(`${name} in ${files.join(', ')}`)
    }
  }
  return misses
}

describe('the walks of the architecture', () => {
  test('are five of at most 14 steps', () => {
    expect(steps.filter((line) => line.startsWith('1. '))).toHaveLength(5)
    expect(steps.filter((line) => Number.parseInt(line, 10) > 14)).toEqual([])
  })

  test('name existing files and functions', () => {
    expect(steps.flatMap(missesIn)).toEqual([])
  })
})

test.each(['browser', 'build', 'server'])(
  'behaviors of the %s are in existing files and folders',
  (where) => {
    const section =
      architecture.split(`## Where a behaviour of the ${where} lives`)[1]?.split('\n## ')[0] ?? ''
    const places = [...section.matchAll(/`([\w-]+\/[^`]+)`/g)].map(([, place = '']) => place)
    expect(places.length).toBeGreaterThan(15)
    expect(places.filter((place) => !existsSync(join(root, 'src', place)))).toEqual([])
  },
)
