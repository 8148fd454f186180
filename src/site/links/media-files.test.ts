import { expect, test } from 'vitest'
import { createTemporaryFolder } from '../../../tests/unit/temporary-folder.ts'
import { createMediaPath } from './media-files.ts'

test('the name of a served file changes only with its content', () => {
  const root = createTemporaryFolder({
    'a/plan.svg': 'one',
    'b/plan.svg': 'one',
    'c/plan.svg': 'two',
    'd/no-extension': 'x',
    'e/DEMO.HTML': 'x',
  })
  expect(createMediaPath(root, 'a/plan.svg')).toMatch(/^\/_\/media\/plan-[0-9a-f]{8}\.svg$/)
  expect(createMediaPath(root, 'b/plan.svg')).toBe(createMediaPath(root, 'a/plan.svg'))
  expect(createMediaPath(root, 'c/plan.svg')).not.toBe(createMediaPath(root, 'a/plan.svg'))
  expect(createMediaPath(root, 'e/DEMO.HTML')).toMatch(/^\/_\/media\/download\/DEMO-[0-9a-f]{8}\.HTML$/)
  expect(createMediaPath(root, 'd/no-extension')).toMatch(/^\/_\/media\/no-extension-[0-9a-f]{8}$/)
})
