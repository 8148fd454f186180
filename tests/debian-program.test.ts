import { chmodSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFolder } from './new-folder.ts'
import { debianProgram, requireFont } from './processes/debian-program.ts'

let folder = ''

/**
 * Puts programs first on the path: an `apt-get` that "installs" the program `docent-server` from `docent-package`, and a
 * font from `fonts-dejavu-core`; an `fc-list` that prints that font.
 */
beforeEach(() => {
  folder = createFolder('programs')
  write(
    'apt-get',
    'case "$*" in *docent-package) echo > docent-server ;; *dejavu-core) echo DejaVu > fonts ;; esac',
  )
  write('fc-list', 'if [ -f fonts ]; then cat fonts; fi')
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`)
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
})

function write(name: string, script: string): void {
  writeFileSync(join(folder, name), `#!/bin/sh\ncd "${folder}"\n${script}\n`)
  chmodSync(join(folder, name), 0o755)
}

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

test('the superuser gets a font where there is none', () => {
  runAs(0)
  expect(requireFont()).toBeUndefined()
})

test('other users get a hint to install a font', () => {
  runAs(1000)
  expect(() => requireFont()).toThrowErrorMatchingInlineSnapshot(
    `[Error: No font is installed, and without one Chromium crashes on pages with form fields. Install one, such as fonts-dejavu-core.]`,
  )
})
