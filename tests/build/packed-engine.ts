import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import manifest from '../../package.json' with { type: 'json' }
import lock from '../../package-lock.json' with { type: 'json' }
import { repositoryFolder } from './site-folder.ts'

/** Files and folders that `npm pack` needs. */
const sources = [
  ...manifest.files.filter((name) => name !== 'lib'),
  'package.json',
  'tsconfig.json',
  'setup',
  'src',
]

/**
 * Packs a copy of this repository with `npm pack`, once for each version. Returns the packed files by version. The
 * copy is compiled for the first version only, because the others have the same code.
 */
export function packEngine(folder: string, versions: readonly string[]): Map<string, string> {
  const copy = join(folder, 'source')
  for (const name of sources) cpSync(join(repositoryFolder, name), join(copy, name), { recursive: true })
  symlinkSync(join(repositoryFolder, 'node_modules'), join(copy, 'node_modules'))
  const pack = (version: string, index: number): [version: string, file: string] => {
    writeFileSync(join(copy, 'package.json'), JSON.stringify({ ...manifest, version }))
    const options = index === 0 ? [] : ['--ignore-scripts']
    execFileSync('npm', ['pack', '--silent', ...options, '--pack-destination', folder], { cwd: copy })
    return [version, join(folder, `docent-${version}.tgz`)]
  }
  return new Map(versions.map(pack))
}

/** Unpacks a packed file into a site, with links to the packages that npm would install with it. */
export function installEngine(file: string, site: string): void {
  const target = join(site, 'node_modules/docent')
  mkdirSync(target, { recursive: true })
  execFileSync('tar', ['-xzf', file, '-C', target, '--strip-components', '1'])
  for (const [path, entry] of Object.entries(lock.packages)) {
    const isTopLevel = /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path)
    const isDevelopment = 'dev' in entry && entry.dev
    if (!isTopLevel || isDevelopment || !existsSync(join(repositoryFolder, path))) continue
    mkdirSync(dirname(join(site, path)), { recursive: true })
    if (!existsSync(join(site, path))) symlinkSync(join(repositoryFolder, path), join(site, path))
  }
}

/** Returns the machine's own Node, which may be older than the pinned one of this repository. */
export function findMachineNode(): string {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = folders
    .filter((folder) => !folder.includes('node_modules'))
    .map((folder) => join(folder, 'node'))
  return candidates.find((file) => existsSync(file)) ?? process.execPath
}
