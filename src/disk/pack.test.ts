import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTemporaryFolder } from '../../tests/unit/temporary-folder.ts'
import { Pack } from './pack.ts'

const bytes = (text: string): Uint8Array => Buffer.from(text)
const text = (value: Uint8Array | undefined): string | undefined =>
  value === undefined ? undefined : Buffer.from(value).toString()

function savedPack(): string {
  const file = join(createTemporaryFolder(), 'pack')
  const pack = new Pack(file)
  pack.put('a', bytes('Äpfel\n'))
  pack.put('b', bytes(''))
  pack.put('c', bytes('gone'))
  pack.save(['a', 'b', 'missing'])
  return file
}

test('values of the wanted keys are there again, byte by byte', () => {
  const pack = new Pack(savedPack())
  expect(['a', 'b', 'c', 'missing'].map((key) => text(pack.get(key)))).toEqual([
    'Äpfel\n',
    '',
    undefined,
    undefined,
  ])
})

test('a new value replaces the stored one, and others stay', () => {
  const file = savedPack()
  const pack = new Pack(file)
  pack.put('a', bytes('new'))
  pack.save(['a', 'b'])
  const next = new Pack(file)
  expect([text(next.get('a')), text(next.get('b'))]).toEqual(['new', ''])
})

test('without a new value nothing is written', () => {
  const file = savedPack()
  writeFileSync(file, 'damaged')
  new Pack(file).save(['a'])
  expect(readFileSync(file, 'utf8')).toBe('damaged')
})

test('every file that was cut off or changed counts as empty', () => {
  const file = savedPack()
  const whole = readFileSync(file)
  for (let length = 0; length < whole.length; length++) {
    writeFileSync(file, whole.subarray(0, length))
    expect(new Pack(file).get('a'), `cut off at ${length}`).toBeUndefined()
  }
  for (let at = 0; at < whole.length; at++) {
    const changed = Buffer.from(whole)
    changed[at] = (changed[at] ?? 0) ^ 1
    writeFileSync(file, changed)
    expect(new Pack(file).get('a'), `changed at ${at}`).toBeUndefined()
  }
})

test('replaces a folder at the path of the file', () => {
  const file = join(createTemporaryFolder(), 'pack')
  mkdirSync(file)
  const pack = new Pack(file)
  expect(pack.get('a')).toBeUndefined()
  pack.put('a', bytes('1'))
  pack.save(['a'])
  expect(text(new Pack(file).get('a'))).toBe('1')
})
