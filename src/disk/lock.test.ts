import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { createTemporaryFolder } from '../../tests/unit/temporary-folder.ts'
import { takeLock } from './lock.ts'

const lockFile = (): string => join(createTemporaryFolder(), 'deep/build.lock')

test('a lock contains its owner, and is removed at release', async () => {
  const file = lockFile()
  const lock = await takeLock(file, () => undefined)
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid))
  lock.release()
  expect(existsSync(file)).toBe(false)
})

test('a second build waits until the first is done, and is notified once of its process', async () => {
  const file = lockFile()
  const onWait = vi.fn()
  const first = await takeLock(file, onWait)
  let isTaken = false
  const second = takeLock(file, onWait).then((lock) => {
    isTaken = true
    return lock
  })
  await vi.waitFor(() => expect(onWait).toHaveBeenCalled())
  expect(isTaken).toBe(false)
  first.release()
  const lock = await second
  expect(onWait.mock.calls).toEqual([[process.pid]])
  lock.release()
})

test('the lock of a dead process is taken over', async () => {
  const file = lockFile()
  const { pid } = spawnSync(process.execPath, ['--version'])
  const onWait = vi.fn()
  ;(await takeLock(file, onWait)).release()
  writeFileSync(file, String(pid))
  const lock = await takeLock(file, onWait)
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid))
  expect(onWait).not.toHaveBeenCalled()
  lock.release()
})

test.each([[''], ['nonsense'], [String(process.pid)]])(
  'a lock with %j in it that nobody touched for a minute is taken over',
  async (content) => {
    const file = lockFile()
    ;(await takeLock(file, () => undefined)).release()
    writeFileSync(file, content)
    const before = new Date(Date.now() - 60_000)
    utimesSync(file, before, before)
    const lock = await takeLock(file, () => undefined)
    lock.release()
    expect(existsSync(file)).toBe(false)
  },
)

test('a lock that another build took over is left to it', async () => {
  const file = lockFile()
  const lock = await takeLock(file, () => undefined)
  writeFileSync(file, '1')
  lock.release()
  expect(existsSync(file)).toBe(true)
})

test('a process that is killed while taking a lock leaves no lock, and its files are removed', async () => {
  const file = lockFile()
  const module = JSON.stringify(new URL('./lock.ts', import.meta.url).href)
  const script = `import fs from 'node:fs'
    import { syncBuiltinESMExports } from 'node:module'
    fs.writeFileSync = (name, text) => { fs.closeSync(fs.openSync(name, 'wx')); process.kill(process.pid, 'SIGKILL') }
    syncBuiltinESMExports()
    const { takeLock } = await import(${module})
    await takeLock(${JSON.stringify(file)}, () => undefined)`
  expect(spawnSync(process.execPath, ['--input-type=module', '-e', script]).signal).toBe('SIGKILL')
  expect(existsSync(file)).toBe(false)
  const lock = await takeLock(file, () => undefined)
  expect(readdirSync(dirname(file))).toEqual(['build.lock'])
  lock.release()
})
