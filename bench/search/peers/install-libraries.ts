import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { measureProcess } from '../../measure-process.ts'
import type { Options } from '../../options.ts'
import { buildEnvironment } from '../../site.ts'

/** What is compared, and what the report says of it. */
export const libraryVersions = {
  minisearch: '7.2.0',
  zbsearch: '4.0.0',
  '@orama/orama': '3.1.18',
  flexsearch: '0.8.212',
  pagefind: '1.6.0',
} as const

/** Where the libraries are installed. */
const libraryRoot = (options: Options): string => join(options.work, 'search-libraries')

/** `npm install`, unless the wanted versions are there already. No scripts of packages are run. */
export async function installLibraries(options: Options): Promise<string> {
  const root = libraryRoot(options)
  const wanted = Object.entries(libraryVersions)
  const installed = await Promise.all(wanted.map(([name]) => readInstalledVersion(root, name)))
  if (wanted.every(([, version], index) => installed[index] === version)) return root
  console.error(`Installing search libraries in ${root} (once) …`)
  await rm(join(root, 'node_modules'), { recursive: true, force: true })
  await mkdir(join(root, 'tmp'), { recursive: true })
  const manifest = { name: 'bench-search', private: true, type: 'module', dependencies: libraryVersions }
  await writeFile(join(root, 'package.json'), JSON.stringify(manifest, undefined, 2))
  await measureProcess({
    argv: ['npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund'],
    cwd: root,
    env: buildEnvironment(join(root, 'tmp')),
    log: join(root, 'install.log'),
  })
  return root
}

/** Imports a file of an installed library. The caller says what it uses of it. */
export async function importLibrary<Module>(root: string, file: string): Promise<Module> {
  return import(pathToFileURL(join(root, 'node_modules', file)).href) as Promise<Module>
}

async function readInstalledVersion(root: string, name: string): Promise<string | undefined> {
  const file = join(root, 'node_modules', name, 'package.json')
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as { version: string }).version
}
