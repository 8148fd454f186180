import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot } from './architecture/source-files.ts'
import { readFeatures, readRequirements, traceRequirements } from './trace-requirements.ts'

const requirements = readRequirements()
const features = readFeatures()
const all = [...requirements, ...features]

test('every requirement has a unique number, a sentence, and a proof', () => {
  expect(requirements.length).toBeGreaterThan(60)
  expect(new Set(requirements.map(({ id }) => id)).size).toBe(requirements.length)
  for (const { id, requirement, proof } of requirements) {
    expect([id, requirement, proof]).toEqual([
      expect.stringMatching(/^R-\d{3}$/),
      expect.stringMatching(/\S/),
      expect.stringMatching(/unit|build|browser|server/),
    ])
  }
})

const listFolders = (folder: string): string[] =>
  readdirSync(join(repositoryRoot, folder)).map((name) => `${folder}/${name}`)

/** Folders of tests by kind. Unit tests are next to the source file. */
const testFolders: Readonly<Record<string, string>> = {
  unit: 'src/',
  build: 'tests/build/',
  server: 'tests/server/',
  browser: 'tests/browser/',
}

test('every feature has a unique number, a purpose, code that exists, and a test of each kind', () => {
  expect(new Set(features.map(({ id }) => id)).size).toBe(features.length)
  for (const { id, requirement, proof, paths, tests } of traceRequirements(features).rows) {
    expect([id, requirement]).toEqual([expect.stringMatching(/^F-\d{3}$/), expect.stringMatching(/\S/)])
    expect([id, paths.filter((path) => !existsSync(join(repositoryRoot, path)))]).toEqual([id, []])
    const missing = proof.split('+').filter((kind) => {
      const folder = testFolders[kind]
      return folder === undefined || !tests.some((file) => file.startsWith(folder))
    })
    expect([id, missing]).toEqual([id, []])
  }
})

test('every folder of features has a row', () => {
  const paths = new Set(features.flatMap((feature) => feature.paths))
  const folders = [
    ...listFolders('src/features'),
    ...[
      'src/lint',
      'src/doctor',
      'src/dev',
      'src/commands/export-pages',
      'src/server/search-and-mcp/mcp',
      'src/server/mock',
    ],
  ]
  expect(folders.length).toBeGreaterThan(10)
  expect(folders.filter((folder) => !paths.has(folder))).toEqual([])
})

test('no title of a test names a requirement or feature that does not exist', () => {
  expect(traceRequirements(all).unknown).toEqual([])
})

test('the title of a test counts for the requirement it names', () => {
  const title = requirements.find(({ id }) => id === 'R-076')
  if (title === undefined) throw new Error('R-076 is gone.')
  const [row] = traceRequirements([title]).rows
  expect(row?.tests).toContain('src/shared/site/head-title.test.ts')
})

test('a number that no requirement has is found, with the file that names it', () => {
  const others = all.filter(({ id }) => id !== 'R-076')
  expect(traceRequirements(others).unknown).toContainEqual({
    id: 'R-076',
    file: 'src/shared/site/head-title.test.ts',
  })
})
