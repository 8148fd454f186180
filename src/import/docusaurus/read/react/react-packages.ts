import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createJiti, type TransformOptions } from 'jiti'
import { toObject } from '../../../../shared/read-unknown.ts'
import { explainFailure, Refusal } from '../refusal.ts'
import { createStub } from '../stubs.ts'
import { withStyledElements } from './styled-elements.ts'

type Transform = (input: TransformOptions) => { code: string }

/** Loads the packages of a site that use React, with the React of the import: elements of another copy can't be printed. */
export class ReactPackages {
  readonly #root: string
  readonly #transform: Transform
  readonly #loaded = new Map<Record<string, unknown>, Map<string, unknown>>()
  #names: string[] | undefined

  constructor(root: string, transform: Transform) {
    this.#root = root
    this.#transform = transform
  }

  /** Returns what a package exports, once for the same modules. Undefined for one that isn't installed, or doesn't use React. */
  load(name: string, modules: Record<string, unknown>): unknown {
    const packageName = name.match(/^@[^/]+\/[^/]+|^[^/]+/)?.[0] ?? name
    this.#names ??= listReactPackages(this.#root)
    if (!this.#names.includes(packageName)) return undefined
    const loaded = this.#loaded.get(modules) ?? new Map<string, unknown>()
    this.#loaded.set(modules, loaded)
    if (!loaded.has(name)) loaded.set(name, this.#loadOnce(name, modules))
    return loaded.get(name)
  }

  #loadOnce(name: string, modules: Record<string, unknown>): unknown {
    const jiti = createJiti(join(this.#root, 'package.json'), {
      fsCache: false,
      moduleCache: false,
      interopDefault: true,
      virtualModules: modules,
      transformModules: this.#names ?? [],
      transform: this.#transform,
    })
    try {
      return withStyledElements(jiti(name), modules)
    } catch (error) {
      const failure = new Refusal(`needs \`${name}\`, which ${explainFailure(error)}`)
      return createStub(name, { keys: new Set(), isText: false, failure })
    }
  }
}

/** Lists the installed packages that depend on React. A workspace has them in a folder above the site. */
function listReactPackages(root: string): string[] {
  const folders: string[] = []
  for (let folder = root; folder !== dirname(folder); folder = dirname(folder))
    folders.push(join(folder, 'node_modules'))
  const found = folders.filter((folder) => existsSync(folder)).flatMap(listPackages)
  return [...new Set(found.filter(({ path }) => usesReact(path)).map(({ name }) => name))]
}

function listPackages(folder: string): { name: string; path: string }[] {
  return readdirSync(folder)
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(folder, name)).map((part) => `${name}/${part}`) : [name],
    )
    .map((name) => ({ name, path: join(folder, name, 'package.json') }))
}

function usesReact(path: string): boolean {
  try {
    const { dependencies, peerDependencies } = toObject(JSON.parse(readFileSync(path, 'utf8')))
    return 'react' in { ...toObject(dependencies), ...toObject(peerDependencies) }
  } catch {
    return false
  }
}
