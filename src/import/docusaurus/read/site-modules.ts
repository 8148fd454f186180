import { readFileSync } from 'node:fs'
import { dirname, isAbsolute, relative } from 'node:path'
import { createJiti, type TransformOptions } from 'jiti'
import { findHelperModule } from './find-helper-module.ts'
import { createModuleResolver } from './modules/create-module-resolver.ts'
import { fileEndings, loadFile } from './modules/load-file.ts'
import { SitePackages } from './react/site-packages.ts'
import { createPageModules, createStaticModules } from './react/static-modules.ts'
import { createStyleModules } from './react/styled-elements.ts'
import { isThemeFile, listThemeAliases } from './react/theme-files.ts'
import { createStub, isStub } from './stubs.ts'
import { createThemeModules } from './theme-modules.ts'

/** Modules that a site may import without having them. More than this is a loop. */
const maxMissingModules = 200

/** Finds the path of a module like `require.resolve`, but of one that isn't installed returns its name. */
const safeResolve = '((name) => { try { return require.resolve(name) } catch { return name } })('
/** Loads a module whose name is computed, or an empty value if it doesn't exist, such as data that a script downloads. */
const safeRequire = `((name) => {
  try { return require(name) } catch (error) {
    if (!String(error.message).includes(name)) throw error;
    const empty = new Proxy(() => empty, { get: (_, key) => key === Symbol.iterator ? () => [].values() : typeof key === 'symbol' || key === 'then' ? undefined : empty });
    return empty
  }
})(`.replaceAll('\n', ' ')
const computedRequire = /(?<![\w.$])require\((?!\s*['"`)])/g

/** The native function of modules, which stubs don't reach. */
const nativeRequire = /^[ \t]*(?:const|let|var)\s+require\s*=\s*(?:\w+\.)?createRequire\([^)\n]*\);?/gm

/** Whether code must print the same forever, may print something else after a click, or is a page. */
export type ReactUse = 'static' | 'first' | 'page'

interface GivenModules {
  /** By the names that import them. */
  modules: Record<string, unknown>
  /** Those that packages get, too. */
  react: Record<string, unknown>
}

/** Loads JavaScript and TypeScript of a Docusaurus site, without its dependencies being installed. */
export class SiteModules {
  readonly #missing = new Set<string>()
  /** Names of the fields that stubs list when they are copied: `{ ...theme }`. */
  readonly #stubKeys = new Set<string>()
  readonly #root: string
  readonly #compiled = new Map<string, string>()
  readonly #packages: SitePackages
  /** Adds the folder to the path of a module that starts at the root of the site, or with another name of a folder. */
  readonly resolve: (path: string) => string
  /** Why parts of the pages that were loaded as programs are missing. */
  readonly losses = new Set<string>()
  /** Modules that replace React: for static code, for code whose first rendering counts, and for pages. */
  readonly #reacts = {
    static: createStaticModules({ isFirst: false }),
    first: createStaticModules({ isFirst: true }),
    page: createPageModules(this.losses),
  }

  constructor(root: string) {
    this.#root = root
    this.resolve = createModuleResolver(root)
    this.#packages = new SitePackages(root, (input) => ({ code: this.#transform(input, true) }))
  }

  /** Returns what a module exports, or what a function that it exports returns. A missing module that it imports is replaced by a stub. */
  async load(file: string): Promise<unknown> {
    return this.#run(file, async (jiti) => {
      const exported = await loadDefault(jiti, file)
      return typeof exported === 'function' && !isStub(exported) ? (exported as () => unknown)() : exported
    })
  }

  /**
   * Runs a text as a module with the path of `file`, and returns its exports. `modules` replace the modules of Docusaurus. A component
   * with state, or of a missing module, throws when it's rendered. As `first`, it may have state that only a click changes, and in a `page` any.
   */
  evaluate(
    source: string,
    file: string,
    { modules, use = 'static' }: { modules: Record<string, unknown>; use?: ReactUse },
  ): unknown {
    // The page itself would be loaded as a file.
    const options = { filename: `${file}.jsx`, async: false } as const
    return this.#runStatic(() => this.#createStaticJiti(file, { modules, use }).evalModule(source, options))
  }

  /** Loads a page that is a program. It may have state and use modules that are missing. */
  loadPage(file: string, modules: Record<string, unknown>): unknown {
    return this.#runStatic(() => this.#createStaticJiti(file, { modules, use: 'page' })(file))
  }

  #createStaticJiti(
    file: string,
    { modules, use }: { modules: Record<string, unknown>; use: ReactUse },
  ): ReturnType<typeof createJiti> {
    const react = this.#reacts[use]
    const theme = { ...createStyleModules(react), ...createThemeModules({ isPage: use === 'page' }) }
    return this.#createJiti(file, { modules: { ...react, ...theme, ...modules }, react })
  }

  #runStatic(run: () => unknown): unknown {
    for (;;)
      try {
        return run()
      } catch (error) {
        if (!this.#addMissing(error)) throw error
      }
  }

  async #run(
    file: string,
    work: (jiti: ReturnType<typeof createJiti>) => Promise<unknown>,
  ): Promise<unknown> {
    for (;;) {
      try {
        return await work(this.#createJiti(file))
      } catch (error) {
        if (!this.#addMissing(error) && !this.#addStubKeys(error, file)) throw error
      }
    }
  }

  /** Replaces the module that an error misses. False if it misses none, or still. */
  #addMissing(error: unknown): boolean {
    const names = findMissingModules(error, this.#root).filter((name) => !this.#missing.has(name))
    for (const name of names) this.#missing.add(name)
    return names.length > 0 && this.#missing.size <= maxMissingModules
  }

  /** Lets copies of stubs have the fields that a file reads. False if the error is another one, or if they have them. */
  #addStubKeys(error: unknown, file: string): boolean {
    const isField =
      error instanceof Error &&
      /properties of undefined|is not iterable|is not a function/.test(error.message)
    if (!isField || this.#missing.size === 0 || this.#stubKeys.size > 0) return false
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/\.([A-Za-z_]\w*)/g))
      this.#stubKeys.add(name)
    return this.#stubKeys.size > 0
  }

  #createJiti(file: string, given?: GivenModules): ReturnType<typeof createJiti> {
    const isStatic = given !== undefined
    const missing = [...this.#missing].map((name) => [
      name,
      findHelperModule(name, isStatic) ?? createStub(name, { keys: this.#stubKeys, isText: !isStatic }),
    ])
    const virtualModules: Record<string, unknown> = { ...Object.fromEntries(missing), ...given?.modules }
    return createJiti(dirname(file), {
      fsCache: false,
      moduleCache: false,
      interopDefault: true,
      jsx: { runtime: isStatic ? 'automatic' : 'classic' },
      alias: { '@site': this.#root, ...(isStatic && listThemeAliases(this.#root, virtualModules)) },
      virtualModules,
      extensions: ['.js', '.mjs', '.cjs', '.ts', '.tsx', '.mts', '.cts', '.jsx', ...fileEndings],
      transform: (input) => {
        if (given !== undefined) this.#addPackages(input, virtualModules, given.react)
        return { code: this.#transform(input, isStatic) }
      },
    })
  }

  /** Adds the modules that a file imports and that must not be the installed ones. */
  #addPackages(
    { source, filename = '' }: TransformOptions,
    modules: Record<string, unknown>,
    react: Record<string, unknown>,
  ): void {
    if (/[\\/]node_modules[\\/]/.test(filename)) return
    for (const [, name = ''] of source.matchAll(importedPackage)) {
      const replacement =
        name in modules || isThemeFile(name, this.#root)
          ? undefined
          : this.#replacePackage(name, modules, react)
      if (replacement !== undefined) modules[name] = replacement
    }
  }

  #replacePackage(name: string, modules: Record<string, unknown>, react: Record<string, unknown>): unknown {
    const original = modules[name.replace(/^@theme-(?:original|init)\//, '@theme/')]
    if (original !== undefined) return original
    const helper = findHelperModule(name)
    if (helper !== undefined) return helper
    return /^@(?:docusaurus|theme|theme-original|theme-init)\//.test(name)
      ? createStub(name, { keys: this.#stubKeys, isText: false })
      : this.#packages.load(name, react)
  }

  /** Compiles a module, once: the expressions of many pages import the same ones. */
  #transform(input: TransformOptions, isStatic: boolean): string {
    const { filename = '', source } = input
    if (isFile.test(filename)) return loadFile(filename)
    const key = `${isStatic} ${filename} ${source}`
    const known = this.#compiled.get(key)
    if (known !== undefined) return known
    if (isStatic && isCommonJs(input)) return source
    const { transform } = createJiti(this.#root, { jsx: { runtime: isStatic ? 'automatic' : 'classic' } })
    const code = transform({
      ...input,
      source: source
        .replace(styleImport, '')
        .replace(importedPath, (_, start: string, path: string) => start + this.resolve(path))
        .replace(nativeRequire, '')
        .replace(computedRequire, safeRequire)
        .replaceAll('require.resolve(', safeResolve),
    })
    this.#compiled.set(key, code)
    return code
  }
}

async function loadDefault(jiti: ReturnType<typeof createJiti>, file: string): Promise<unknown> {
  try {
    // Code that isn't compiled reaches no stubs when its functions run.
    const loaded: unknown = file.endsWith('.json')
      ? jiti(file)
      : jiti.evalModule(readFileSync(file, 'utf8'), { filename: file, async: false, forceTranspile: true })
    // A module without a default export gets itself as one.
    return (Object(loaded) as { default?: unknown }).default
  } catch (error) {
    // Only an import can wait for a promise, but it loads other modules in a way that stubs don't reach.
    if (error instanceof Error && /\bawait\b/.test(error.message)) return jiti.import(file, { default: true })
    throw error
  }
}

/** A package that a file imports. Icons and functions that name styles are replaced even if they're installed: they may have state. */
const importedPackage = /\bfrom\s*['"](?!@site\/)([^'"./~][^'"]*)['"]/g
/** An import only for the styles of a package. */
const styleImport = /^[ \t]*import\s*['"][^'"]+\.(?:css|s[ac]ss|less)['"];?/gm
const importedPath = /(\b(?:from\s*|import[\s(]*|require\()['"](?:[^'"\n]*!)?)([^'"\n]+)/g

/** Whether a module of a package runs as it is. */
const isCommonJs = ({ filename = '', source }: TransformOptions): boolean =>
  /[\\/]node_modules[\\/]/.test(filename) && !/^\s*(?:import|export)\b|\bimport\(/m.test(source)

const isFile = new RegExp(`(?:${fileEndings.join('|').replaceAll('.', '\\.')})$`)

/** Returns the names under which the module that an error misses may have been imported. */
function findMissingModules(error: unknown, root: string): string[] {
  if (!(error instanceof Error)) return []
  const name = error.message.match(/Cannot find (?:module|package) '([^']+)'/)?.[1]
  if (name === undefined) return []
  const from = error.message.match(/Require stack:\n- (.+)/)?.[1]
  if (!isAbsolute(name) || from === undefined) return [name]
  const path = relative(dirname(from), name).replaceAll('\\', '/')
  return [name, path.startsWith('.') ? path : `./${path}`, `@site/${relative(root, name)}`]
}
