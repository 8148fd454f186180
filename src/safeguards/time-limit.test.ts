import { describe, expect, test } from 'vitest'
import { mapWithTimeLimit, runWithTimeLimit, TimeLimitError } from './time-limit.ts'

const never = (): never => {
  while (true);
}
const backtrack = (): boolean => /^(a+)+$/.test(`${'a'.repeat(60)}b`)

describe('runWithTimeLimit', () => {
  test('returns what the work returns, and throws what it throws', () => {
    const failure = new Error('mine')
    expect(runWithTimeLimit(10_000, () => 'done')).toBe('done')
    expect(() =>
      runWithTimeLimit(10_000, () => {
        throw failure
      }),
    ).toThrow(failure)
  })

  test.each([
    ['a loop', never],
    ['a regular expression that backtracks', backtrack],
  ])('stops %s', (_, work) => {
    expect(() => runWithTimeLimit(20, work)).toThrow(TimeLimitError)
  })

  test('repeats work that waited for the processor', () => {
    const pause = new Int32Array(new SharedArrayBuffer(4))
    let attempts = 0
    const result = runWithTimeLimit(50, () => {
      attempts++
      if (attempts === 1) Atomics.wait(pause, 0, 0, 10_000)
      return 'done'
    })
    expect({ result, attempts }).toEqual({ result: 'done', attempts: 2 })
  })

  test('stops work that always waits', () => {
    const pause = new Int32Array(new SharedArrayBuffer(4))
    expect(() => runWithTimeLimit(20, () => Atomics.wait(pause, 0, 0, 10_000))).toThrow(TimeLimitError)
  })

  test('stops nested work at the shorter limit and continues outside', () => {
    const result = runWithTimeLimit(60_000, () => {
      expect(() => runWithTimeLimit(20, never)).toThrow(TimeLimitError)
      return 'on'
    })
    expect(result).toBe('on')
  })
})

describe('[F-029] mapWithTimeLimit', () => {
  test('continues after an item that never ends', () => {
    const results = mapWithTimeLimit([1, 2, 3, 4], {
      milliseconds: 20,
      work: (item) => (item % 2 === 0 ? never() : item),
      onTimeout: (item) => -item,
    })
    expect(results).toEqual([1, -2, 3, -4])
  })

  test('throws what the work throws', () => {
    const work = (): never => {
      throw new RangeError('deep')
    }
    expect(() => mapWithTimeLimit([1], { milliseconds: 10_000, work, onTimeout: () => 0 })).toThrow(
      RangeError,
    )
  })
})
