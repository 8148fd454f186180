import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTemporaryFolder } from '../../tests/unit/temporary-folder.ts'
import { linkFileAtomically, writeFileAtomically, writePrivateFile } from './write-file.ts'

test('a private file can be read by its owner alone', async () => {
  const folder = createTemporaryFolder({ 'a.txt': 'old' })
  const file = join(folder, 'a.txt')
  expect(await writePrivateFile(file, (target) => target.writeFile('new').then(() => 7))).toBe(7)
  expect([readFileSync(file, 'utf8'), (statSync(file).mode & 0o777).toString(8)]).toEqual(['new', '600'])
})

test('a failed private file leaves the old one, and no temporary file', async () => {
  const folder = createTemporaryFolder({ 'a.txt': 'old' })
  const file = join(folder, 'a.txt')
  const failing = writePrivateFile(file, async (target) => {
    await target.writeFile('half')
    throw new Error('The disk is gone.')
  })
  await expect(failing).rejects.toThrow('The disk is gone.')
  expect([readdirSync(folder), readFileSync(file, 'utf8')]).toEqual([['a.txt'], 'old'])
})

test('two private files written to one path at once are not mixed', async () => {
  const folder = createTemporaryFolder()
  const file = join(folder, 'a.txt')
  const gate = Promise.withResolvers<void>()
  const first = writePrivateFile(file, async (target) => {
    await target.writeFile('first ')
    await gate.promise
    await target.writeFile('first')
  })
  await writePrivateFile(file, (target) => target.writeFile('second'))
  expect(readFileSync(file, 'utf8')).toBe('second')
  gate.resolve()
  await first
  expect([readdirSync(folder), readFileSync(file, 'utf8')]).toEqual([['a.txt'], 'first first'])
})

test('a folder gives way to a file of the engine, and not to one that a person has named', async () => {
  const folder = createTemporaryFolder({ 'a/b.txt': 'kept', 'c/d.txt': 'gone' })
  await expect(writePrivateFile(join(folder, 'a'), async () => undefined)).rejects.toThrow(/EISDIR|ENOTEMPTY/)
  expect(readFileSync(join(folder, 'a/b.txt'), 'utf8')).toBe('kept')
  writeFileAtomically(join(folder, 'c'), 'file')
  expect(readFileSync(join(folder, 'c'), 'utf8')).toBe('file')
  mkdirSync(join(folder, 'empty'))
  await expect(writePrivateFile(join(folder, 'empty'), async () => undefined)).rejects.toThrow()
  expect(readdirSync(folder).sort()).toEqual(['a', 'c', 'empty'])
})

test('a private file that a killed process left half is removed by the next one', async () => {
  const folder = createTemporaryFolder()
  const file = join(folder, 'a.txt')
  const module = JSON.stringify(new URL('./write-file.ts', import.meta.url).href)
  const script = `const { writePrivateFile } = await import(${module})
    await writePrivateFile(${JSON.stringify(file)}, () => process.kill(process.pid, 'SIGKILL'))`
  expect(spawnSync(process.execPath, ['--input-type=module', '-e', script]).signal).toBe('SIGKILL')
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^a\.txt\.\d+-.*\.tmp$/)])
  await writePrivateFile(file, (target) => target.writeFile('whole'))
  expect(readdirSync(folder)).toEqual(['a.txt'])
})

test('pieces are written to one file, and the old file stays if one of them fails', () => {
  const folder = createTemporaryFolder()
  const file = join(folder, 'a.txt')
  writeFileAtomically(
    file,
    ['one', '', ' two'].map((piece) => Buffer.from(piece)),
  )
  expect(readFileSync(file, 'utf8')).toBe('one two')
  const broken = [Buffer.from('new'), null as unknown as Buffer]
  expect(() => writeFileAtomically(file, broken)).toThrow('null')
  expect([readdirSync(folder), readFileSync(file, 'utf8')]).toEqual([['a.txt'], 'one two'])
})

test.each(['new', 'old', 'original'])('a file gets another name, in place of a %s one', (name) => {
  const folder = createTemporaryFolder({ original: 'text', old: 'old', 'staging/x': '' })
  const file = join(folder, name)
  expect(linkFileAtomically(join(folder, 'original'), file, join(folder, 'staging'))).toBe(true)
  expect(readFileSync(file, 'utf8')).toBe('text')
  expect(readdirSync(join(folder, 'staging'))).toEqual(['x'])
})

test('a name for a missing file leaves everything as it is', () => {
  const folder = createTemporaryFolder({ old: 'old' })
  expect(linkFileAtomically(join(folder, 'missing'), join(folder, 'old'), folder)).toBe(false)
  expect([readdirSync(folder), readFileSync(join(folder, 'old'), 'utf8')]).toEqual([['old'], 'old'])
})
