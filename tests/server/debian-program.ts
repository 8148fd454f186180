import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Folders where Debian keeps servers, beside those of the path. */
const systemFolders = ['/usr/sbin', '/usr/local/sbin', '/usr/bin']

const folders = (): string[] => [...(process.env.PATH ?? '').split(delimiter), ...systemFolders]

/** Path of a program, installed from Debian's packages if this user may; undefined where it cannot be had. */
export function debianProgram(name: string): string | undefined {
  return find(name) ?? install(name)
}

/** Path of a program that is there already. */
export const findProgram = (name: string): string | undefined => find(name)

function find(name: string): string | undefined {
  return folders()
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file))
}

function install(name: string): string | undefined {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return undefined
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env })
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
      stdio: 'ignore',
      env,
    })
  } catch {
    // No network, or no such package: whoever asks says that it is missing.
    return undefined
  }
  return find(name)
}
