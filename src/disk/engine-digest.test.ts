import { describe, expect, test } from 'vitest'
import { createTemporaryFolder } from '../../tests/unit/temporary-folder.ts'
import { computeEngineDigests, listEngineFiles, type Stage, stageEntries } from './engine-digest.ts'

const stages: Stage[] = ['compile', 'api', 'bundle', 'image', 'render']

/** An engine whose entries each import one shared file and one other file. */
const engine: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(stageEntries).flatMap(([stage, entries]) =>
      entries.map((entry) => {
        const up = '../'.repeat(entry.split('/').length - 1)
        return [entry, `import '${up}shared/all.ts'\nimport '${up}${stage}/first.ts'\n`]
      }),
    ),
  ),
  ...Object.fromEntries(
    stages.flatMap((stage) => [
      [`${stage}/first.ts`, "export const load = () => import('./second.ts')\n"],
      [`${stage}/second.ts`, "import type { Texts } from '../shared/texts.ts'\n"],
    ]),
  ),
  'bundle/first.ts': "import './sheet.css'\nexport const url = new URL('./process.ts', import.meta.url)\n",
  'bundle/sheet.css': '@import "./print.css";',
  'bundle/print.css': '',
  'bundle/process.ts': '',
  'shared/all.ts': '',
  'shared/texts.ts': 'export interface Texts {}',
}

/** Returns the stages whose digest changes with the engine. */
function changedBy(change: Record<string, string>): Stage[] {
  const before = computeEngineDigests(createTemporaryFolder(engine))
  const after = computeEngineDigests(createTemporaryFolder({ ...engine, ...change }))
  return stages.filter((stage) => before[stage] !== after[stage])
}

describe('the digest of a stage', () => {
  test.each([
    ['content/load-pages.ts', ['compile']],
    ['compile/second.ts', ['compile']],
    ['build/load-apis.ts', ['api']],
    ['api/first.ts', ['api']],
    ['bundle/sheet.css', ['bundle']],
    ['bundle/print.css', ['bundle']],
    ['bundle/process.ts', ['bundle']],
    ['build/plan/plan-output.ts', ['render']],
    ['output/write-site.ts', ['render']],
    ['render/second.ts', ['render']],
    ['image/second.ts', ['image']],
    ['shared/all.ts', ['compile', 'api', 'bundle', 'image', 'render']],
    ['shared/texts.ts', []],
  ])('covers the imports of the stage: %s is part of %j', (file, expected) => {
    expect(changedBy({ [file]: `${engine[file]}// changed` })).toEqual(expected)
  })

  test('changes with the name of a file', () => {
    const moved = { 'api/first.ts': "import './third.ts'", 'api/third.ts': engine['api/second.ts'] ?? '' }
    expect(changedBy(moved)).toEqual(['api'])
  })

  test('does not depend on files that no stage imports, or on the folder of the engine', () => {
    expect(changedBy({ 'compile/first.test.ts': '', 'server/listen.ts': '' })).toEqual([])
  })
})

describe('the stages of the engine', () => {
  test.each([
    ['compile', 'content/markdown/admonitions.ts'],
    ['api', 'api/load/load-api.ts'],
    ['bundle', 'entry/render.tsx'],
    ['bundle', 'runtime/loading/load-chunk.ts'],
    ['bundle', 'runtime/search/engine/search-worker.ts'],
    ['bundle', 'theme/styles/tokens.css'],
    ['bundle', 'theme/shell/icons/social.svg'],
    ['render', 'api/create-describer.ts'],
  ] as const)('%s covers %s', (stage, file) => {
    expect(listEngineFiles(stageEntries[stage])).toContain(file)
  })

  test('do not import UI texts, so that changing a text compiles no page', () => {
    // The functions that fill in values have no texts.
    const texts = listEngineFiles(stageEntries.compile).filter((file) => /messages\.ts$/.test(file))
    expect(texts).toEqual([])
  })
})
