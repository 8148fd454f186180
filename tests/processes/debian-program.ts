import { type SpawnSyncOptions, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Folders where Debian keeps programs. Not every PATH includes the folders of servers. */
const systemFolders = ['/usr/local/sbin', '/usr/local/bin', '/usr/sbin', '/usr/bin']

/** Finds the path of an installed program. */
export function findProgram(name: string): string | undefined {
  return [...(process.env.PATH ?? '').split(delimiter), ...systemFolders]
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file))
}

/** Path of a program, installed from Debian's packages if this user may. Undefined where it can't be installed. */
export function debianProgram(name: string, debianPackage = name): string | undefined {
  const program = findProgram(name)
  if (program !== undefined) return program
  installPackage(debianPackage)
  return findProgram(name)
}

/** Makes sure that there is a font: without any, Chromium crashes on pages that have form fields. */
export function requireFont(): void {
  if (hasFont()) return
  installPackage('fonts-dejavu-core')
  if (!hasFont())
    throw new Error(
      'No font is installed, and without one Chromium crashes on pages with form fields. Install one, such as fonts-dejavu-core.',
    )
}

/** True where nothing lists the fonts: the browser was installed without fontconfig's tools, but with its font. */
function hasFont(): boolean {
  const { status, stdout } = spawnSync('fc-list', { encoding: 'utf8' })
  return status !== 0 || stdout.trim() !== ''
}

/** Installs a package where this user may. Without a network, or without such a package, nothing happens. */
function installPackage(name: string): void {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return
  console.log(`Installing ${name} from Debian's packages …`)
  const options: SpawnSyncOptions = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options)
}
