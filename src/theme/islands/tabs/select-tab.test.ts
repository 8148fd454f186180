import { describe, expect, test } from 'vitest'
import { getTabForKey, mirrorKey, selectTab } from './select-tab.ts'

const values = [
  { value: 'console', label: 'Console' },
  { value: 'cli', label: 'CLI' },
  { value: 'api', label: 'API' },
]

describe('tabs', () => {
  test.each([
    [['api', 'cli'], 'api'],
    [['terraform', 'cli'], 'cli'],
    [[undefined, undefined], 'console'],
  ])('the first of the choices %j that the group has is selected', (choices, selected) => {
    expect(selectTab(values, ...choices)).toBe(selected)
  })

  test.each([
    ['ArrowRight', 'cli'],
    ['ArrowLeft', 'api'],
    ['Home', 'console'],
    ['End', 'api'],
    ['a', undefined],
  ])('%s moves from the first tab to %s', (key, target) => {
    expect(getTabForKey(values, 'console', key)).toBe(target)
  })

  test('arrows are mirrored in right-to-left text, other keys are not', () => {
    expect(['ArrowLeft', 'ArrowRight', 'Home'].map(mirrorKey)).toEqual(['ArrowRight', 'ArrowLeft', 'Home'])
  })
})
