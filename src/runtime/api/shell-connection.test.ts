import { expect, test, vi } from 'vitest'
import { createShellConnection, type ShellHooks } from './shell-connection.ts'

const content = {} as HTMLElement

function createHooks() {
  const stop = vi.fn()
  const prepare = vi.fn<ShellHooks['prepare']>(() => stop)
  return { hooks: { prepare }, prepare, stop }
}

test('content waits for the shell', () => {
  const { hooks, prepare, stop } = createHooks()
  const shell = createShellConnection()
  const stopContent = shell.prepare(content)
  expect(prepare).not.toHaveBeenCalled()
  shell.connect(hooks)
  shell.connect(hooks)
  expect(prepare).toHaveBeenCalledOnce()
  stopContent()
  expect(stop).toHaveBeenCalledOnce()
})

test('content that was stopped before the shell started is not prepared', () => {
  const { hooks, prepare } = createHooks()
  const shell = createShellConnection()
  shell.prepare(content)()
  shell.connect(hooks)
  expect(prepare).not.toHaveBeenCalled()
})

test('content is prepared at once when the shell has started', () => {
  const { hooks, prepare } = createHooks()
  const shell = createShellConnection()
  shell.connect(hooks)
  shell.prepare(content)
  expect(prepare).toHaveBeenCalledWith(content)
})
