import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/unit/temporary-folder.ts'
import { type EngineDigests, engineDigests, stages } from './engine-digest.ts'

const names = Object.keys(stages) as (keyof EngineDigests)[]
const isFile = (part: string): boolean => part.endsWith('.ts')
/** An engine with one file in each folder that a stage names. */
const engine = Object.fromEntries(
  [...new Set(Object.values(stages).flat())].map((part) => [
    isFile(part) ? part : `${part}/deep/part.ts`,
    '1',
  ]),
)

/** Stages whose digest is another one after a change in the engine. */
function changedBy(change: Record<string, string>): string[] {
  const before = engineDigests(temporaryFolder(engine))
  const after = engineDigests(temporaryFolder({ ...engine, ...change }))
  return names.filter((name) => before[name] !== after[name])
}

describe('results of another engine are not taken', () => {
  test.each([
    ['build/plan-output.ts', ['render']],
    ['build/search-output.ts', ['render']],
    ['build/api-output.ts', ['render']],
    ['build/render-batch.ts', ['render']],
    ['build/load-apis.ts', ['api']],
    ['content/data/variables.ts', ['compile', 'api']],
    ['content/deep/part.ts', ['compile']],
    ['theme/deep/part.ts', ['bundle']],
    ['theme/article.css', ['bundle']],
    ['disk/digest.ts', ['compile', 'api', 'bundle', 'render']],
    ['shared/deep/part.ts', ['compile', 'api', 'bundle', 'render']],
  ])('after a change of %s, by the stages %j', (file, expected) => {
    expect(changedBy({ [file]: '2' })).toEqual(expected)
  })

  test('after a file has another name', () => {
    const { 'render/deep/part.ts': text = '', ...rest } = engine
    const before = engineDigests(temporaryFolder({ ...rest, 'render/deep/part.ts': text }))
    const after = engineDigests(temporaryFolder({ ...rest, 'render/deep/other.ts': text }))
    expect(after.render).not.toBe(before.render)
  })
})

test('tests, and what no stage runs, change nothing', () => {
  const other = {
    'render/a.test.ts': '2',
    'render/fixtures/a.ts': '2',
    'server/listen.ts': '2',
    'build.ts': '2',
  }
  expect(changedBy(other)).toEqual([])
})

test('it does not matter where the engine lies', () => {
  expect(changedBy({})).toEqual([])
})
