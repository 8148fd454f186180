import { chmodSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newFolder } from './new-folder.ts'
import { debianProgram } from './processes/debian-program.ts'

let folder = ''

/** Puts an `apt-get` first on the path, which "installs" the program `docent-server` from `docent-package`. */
beforeEach(() => {
  folder = newFolder('programs')
  const program = join(folder, 'docent-server')
  const script = `#!/bin/sh\ncase "$*" in install*docent-package) echo > '${program}' ;; install*) exit 1 ;; esac\n`
  writeFileSync(join(folder, 'apt-get'), script)
  chmodSync(join(folder, 'apt-get'), 0o755)
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`)
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

const runAs = (id: number): void => {
  vi.spyOn(process as Required<typeof process>, 'getuid').mockReturnValue(id)
}

test('the superuser gets a missing program from the package that has it', () => {
  runAs(0)
  expect(debianProgram('docent-server', 'docent-package')).toBe(join(folder, 'docent-server'))
})

test('a package that cannot be installed leaves the program missing', () => {
  runAs(0)
  expect(debianProgram('docent-server')).toBeUndefined()
})

test('other users get only what is installed', () => {
  runAs(1000)
  expect(debianProgram('docent-server', 'docent-package')).toBeUndefined()
  expect(debianProgram('apt-get')).toBe(join(folder, 'apt-get'))
})
