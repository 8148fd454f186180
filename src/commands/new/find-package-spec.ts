import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { toObject } from '../../shared/unknown.ts'

const packageFolder = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * Returns where a new site gets the package from: the same version, or the same file or folder if this package doesn't
 * come from a registry.
 */
export function findPackageSpec(folder = packageFolder): string {
  if (existsSync(join(folder, 'src'))) return `file:${resolve(folder)}`
  const source = readInstalledSource(folder)
  return source ?? String(readJson(join(folder, 'package.json')).version)
}

/** Reads the source from npm's list of installed packages. Undefined for a package from a registry. */
function readInstalledSource(folder: string): string | undefined {
  const list = join(folder, '../.package-lock.json')
  if (!existsSync(list)) return undefined
  const entry = toObject(toObject(readJson(list).packages)['node_modules/docent'])
  const { resolved } = entry
  return typeof resolved === 'string' && resolved.startsWith('file:')
    ? `file:${resolve(folder, '../..', resolved.slice('file:'.length))}`
    : undefined
}

const readJson = (file: string): Record<string, unknown> => toObject(JSON.parse(readFileSync(file, 'utf8')))
