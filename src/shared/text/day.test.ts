import { expect, test } from 'vitest'
import { isDay, parseDay } from './day.ts'

test.each([
  ['2026-11-21', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-02-31', false],
  ['2026-13-45', false],
  ['2026-1-2', false],
  ['2026-11', false],
  ['2026-11-21T', false],
  ['+02026-11-', false],
  ['', false],
])('%j is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})

test.each([
  ['2026-11-21', '2026-11-21'],
  ['2026-11-21T10:30', '2026-11-21'],
  ['2026-11-21 10:30:00', '2026-11-21'],
  ['2026-11-21T10:30:00.000+05:30', '2026-11-21'],
  ['2026-11-21T10:30:00+0530', '2026-11-21'],
  ['on 2026-11-21', undefined],
  ['2026-02-31T10:30', undefined],
  ['2026-03-14 nonsense', undefined],
  ['2026-03-145', undefined],
  ['3 May', undefined],
])('%j is of the day %s', (date, day) => {
  expect(parseDay(date)).toBe(day)
})
