import { expect, test } from 'vitest'
import { sortBackToFront } from './cuboids.ts'
import { illustrations } from './illustrations.ts'

test.each(Object.entries(illustrations))(
  'in %s, blocks at one place are drawn from bottom to top',
  (_, blocks) => {
    const sorted = sortBackToFront(blocks)
    for (const [index, block] of sorted.entries())
      for (const later of sorted.slice(index + 1))
        if (Math.abs(block.x - later.x) < 0.01 && Math.abs(block.y - later.y) < 0.01)
          expect(block.z).toBeLessThanOrEqual(later.z)
  },
)

test('sums that differ by a rounding error are one place', () => {
  const block = { width: 1, depth: 1, height: 1, isAccent: false }
  const upper = { ...block, x: 0.1, y: 0.2, z: 1 }
  const lower = { ...block, x: 0.3, y: 0, z: 0 }
  expect(sortBackToFront([upper, lower])).toEqual([lower, upper])
})
