import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('no style sheet uses position-try-fallbacks, which makes WebKit hang', () => {
  const sheets = globSync('**/*.css', { cwd: import.meta.dirname })
  expect(sheets.length).toBeGreaterThan(0)
  const used = sheets.filter((sheet) =>
    /^\s*position-try(-fallbacks)?:/m.test(readFileSync(`${import.meta.dirname}/${sheet}`, 'utf8')),
  )
  expect(used).toEqual([])
})
