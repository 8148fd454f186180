import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { createTemporaryFolder } from '../../../tests/unit/temporary-folder.ts'
import { writeExport } from './define-export.ts'

test('two concurrent exports to one file do not mix, and both are reported as written', async () => {
  const told = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const folder = createTemporaryFolder()
  const file = join(folder, 'subscribers.csv')
  const texts = ['a'.repeat(2_000_000), 'b'.repeat(1_000_000)]
  await Promise.all(texts.map((text) => writeExport(text, file)))
  const lines = [...told.mock.calls]
  told.mockRestore()
  expect(lines).toEqual([[`Written to ${file}`], [`Written to ${file}`]])
  expect(readdirSync(folder)).toEqual(['subscribers.csv'])
  expect(texts.includes(readFileSync(file, 'utf8'))).toBe(true)
})

test('a file that cannot be written is reported with a fix', async () => {
  const file = join(createTemporaryFolder(), 'no/such/folder.csv')
  await expect(writeExport('a', file)).rejects.toThrow(
    /Couldn't write the export: ENOENT.*\n.*specify a file in an existing folder/,
  )
})
