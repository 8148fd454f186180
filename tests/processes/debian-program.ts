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

/** Path of a program, installed from Debian's package of its name if this user may; undefined where it cannot be had. */
export function debianProgram(name: string): string | undefined {
  return findProgram(name) ?? installProgram(name)
}

function installProgram(name: string): string | undefined {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return undefined
  console.log(`Installing ${name} from Debian's packages …`)
  const options: ExecFileSyncOptions = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  try {
    execFileSync('apt-get', ['update', '-qq'], options)
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options)
  } catch {
    // No network, or no such package: whoever asks says that it is missing.
    return undefined
  }
  return findProgram(name)
}
