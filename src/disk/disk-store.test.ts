import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listTree } from '../../tests/list-tree.ts'
import { createTemporaryFolder } from '../../tests/unit/temporary-folder.ts'
import { digest } from './digest.ts'
import { openDiskStore } from './disk-store.ts'

const key = digest('a page')
const value = Buffer.from('{"code":"…"}')

function storeWithValue(): { folder: string; file: string; read(): string | undefined } {
  const folder = createTemporaryFolder()
  openDiskStore(folder).put(key, value)
  const [path = ''] = listTree(folder)
  const read = (): string | undefined => {
    const found = openDiskStore(folder).get(key)
    return found === undefined ? undefined : Buffer.from(found).toString()
  }
  return { folder, file: join(folder, path), read }
}

test('a stored value is visible to other processes', () => {
  expect(storeWithValue().read()).toBe(value.toString())
})

test('an empty value is a value', () => {
  const store = openDiskStore(createTemporaryFolder())
  store.put(key, new Uint8Array())
  expect(store.get(key)).toHaveLength(0)
})

test('a key that was never put is missing', () => {
  expect(openDiskStore(join(createTemporaryFolder(), 'not-there')).get(key)).toBeUndefined()
})

describe('a value counts as missing, and can be put again,', () => {
  test.each<[string, (file: string) => void]>([
    ['when its file is gone', (file) => rmSync(file)],
    ['when it is empty', (file) => writeFileSync(file, '')],
    ['when it was cut off in the digest', (file) => writeFileSync(file, readFileSync(file).subarray(0, 40))],
    ['when it was cut off in the content', (file) => writeFileSync(file, readFileSync(file).subarray(0, 70))],
    ['when a byte changed', (file) => writeFileSync(file, readFileSync(file).fill('x', 70, 71))],
    [
      'when something was added',
      (file) => writeFileSync(file, Buffer.concat([readFileSync(file), Buffer.from('x')])),
    ],
  ])('%s', (_, damage) => {
    const { folder, file, read } = storeWithValue()
    damage(file)
    expect(read()).toBeUndefined()
    openDiskStore(folder).put(key, value)
    expect(read()).toBe(value.toString())
  })

  test('when there is a folder at its path', () => {
    const { file, read } = storeWithValue()
    rmSync(file)
    mkdirSync(file)
    expect(read()).toBeUndefined()
  })
})

test('leaves no temporary file', () => {
  const { folder } = storeWithValue()
  expect(listTree(folder).filter((name) => name.endsWith('.tmp'))).toEqual([])
})
