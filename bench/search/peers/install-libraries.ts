import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installOnce } from '../../install-once.ts'
import type { BenchOptions } from '../../options.ts'

/** Compared libraries, with the versions printed in the report. */
export const libraryVersions = {
  minisearch: '7.2.0',
  zbsearch: '4.0.0',
  '@orama/orama': '3.1.18',
  flexsearch: '0.8.212',
  pagefind: '1.6.0',
} as const

/** Installs them, once; gives the folder. No scripts of packages are run. */
export async function installLibraries(options: BenchOptions): Promise<string> {
  const root = join(options.work, 'search-libraries')
  await installOnce({
    root,
    label: 'search libraries',
    manifest: { name: 'bench-search', type: 'module', dependencies: libraryVersions },
    flags: ['--ignore-scripts'],
  })
  return root
}

/** Imports a file of an installed library. The caller supplies its type. */
export async function importLibrary<Module>(root: string, file: string): Promise<Module> {
  return import(pathToFileURL(join(root, 'node_modules', file)).href) as Promise<Module>
}
