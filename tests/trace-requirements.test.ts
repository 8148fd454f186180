import { expect, test } from 'vitest'
import { readRequirements, traceRequirements } from './trace-requirements.ts'

const requirements = readRequirements()

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

test('no title of a test names a requirement that does not exist', () => {
  expect(traceRequirements(requirements).unknown).toEqual([])
})

test('the title of a test counts for the requirement it names', () => {
  const title = requirements.find(({ id }) => id === 'R-076')
  if (title === undefined) throw new Error('R-076 is gone.')
  const [row] = traceRequirements([title]).rows
  expect(row?.tests).toContain('src/shared/site/head-title.test.ts')
})

test('a number that no requirement has is found, with the file that names it', () => {
  const others = requirements.filter(({ id }) => id !== 'R-076')
  expect(traceRequirements(others).unknown).toContainEqual({
    id: 'R-076',
    file: 'src/shared/site/head-title.test.ts',
  })
})
