import { type ExecFileSyncOptions, execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Folders where Debian keeps programs: those of servers are not on every path. */
const systemFolders = ['/usr/local/sbin', '/usr/local/bin', '/usr/sbin', '/usr/bin']

/** Path of a program that is there already. */
export function findProgram(name: string): string | undefined {
  return [...(process.env.PATH ?? '').split(delimiter), ...systemFolders]
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file))
}

/** Path of a program, installed from Debian's packages if this user may. Undefined where it can't be installed. */
export function debianProgram(name: string, debianPackage = name): string | undefined {
  return findProgram(name) ?? installProgram(name, debianPackage)
}

function installProgram(name: string, debianPackage: string): string | undefined {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return undefined
  console.log(`Installing ${debianPackage} from Debian's packages …`)
  const options: ExecFileSyncOptions = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  try {
    execFileSync('apt-get', ['update', '-qq'], options)
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', debianPackage], options)
  } catch {
    // Without a network, or without such a package, the caller says that the program is missing.
    return undefined
  }
  return findProgram(name)
}
