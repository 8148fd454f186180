import { register } from 'node:module'
import { pathToFileURL } from 'node:url'

let hasHooks = false

/**
 * Imports a TypeScript module of a site. Versions of Node that don't run TypeScript get hooks that compile it. The query
 * makes a second import in the same process (`docent dev`) load the edited file.
 */
export async function importModule(file: string): Promise<Readonly<Record<string, unknown>>> {
  if (!process.features.typescript && !hasHooks) {
    register(new URL('./typescript-hooks.ts', import.meta.url))
    hasHooks = true
  }
  return import(`${pathToFileURL(file).href}?read=${Date.now()}`)
}
