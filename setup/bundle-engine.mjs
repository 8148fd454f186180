import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { rolldown } from 'rolldown'

/** The URL of a module that a process or a thread starts with. */
const startedModule = /new URL\(\s*['"](\.{1,2}\/[^'"]+\.js)['"],\s*import\.meta\.url\)/g

/**
 * Libraries that become part of the bundles, because builds load hundreds of their modules and use a few. Others load files or
 * native code, start threads, or belong to commands that run for a long time.
 */
const bundledLibrary =
  /^(?:@cfworker|@codemirror|@commander-js|@lezer|@scalar|acorn|commander|github-slugger|image-size|js-yaml|katex|picomatch|ret|yaml|zod)(?:\/|$)/

const { dependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

/** Stands for the URL of a module until the place of its chunk is known. */
const urlOfModule = /__docentModuleUrl\("([^"]+)"\)/g

/**
 * Bundles the modules of `lib/` that Node runs, and writes each bundle over its module: fewer files load sooner. All other
 * modules stay, because the theme of a site is bundled with some of them.
 */
export async function bundleEngine(lib) {
  const entries = ['cli.js', ...findStartedModules(lib)]
  const bundle = await rolldown({
    input: Object.fromEntries(entries.map((path) => [path.slice(0, -'.js'.length), join(lib, path)])),
    platform: 'node',
    external: (id, importer = lib) =>
      !/^[./\0]/.test(id) &&
      !bundledLibrary.test(id) &&
      (importer.startsWith(lib) || isBuiltin(id) || isDeclared(id)),
    plugins: [keepModuleUrls(lib)],
  })
  await bundle.write({
    dir: lib,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
  })
  await bundle.close()
}

/**
 * Whether a package manager installs a library for this package. What only a bundled library depends on becomes part of the
 * bundle, too: strict package managers let a package load only what its own `package.json` declares.
 */
function isDeclared(id) {
  const [name] = /^(?:@[^/]+\/)?[^/]+/.exec(id) ?? ['']
  return Object.hasOwn(dependencies, name)
}

/** Finds the modules that Node starts with. The scripts of browsers in `entry/` are bundled with Vite. */
function findStartedModules(lib) {
  const modules = readdirSync(lib, { recursive: true }).filter((path) => path.endsWith('.js'))
  const started = modules.flatMap((path) =>
    Array.from(readFileSync(join(lib, path), 'utf8').matchAll(startedModule), ([, target]) =>
      join(dirname(path), target).replaceAll('\\', '/'),
    ),
  )
  return new Set(started.filter((path) => !/^(?:entry|runtime|theme)\//.test(path)))
}

/** Keeps `import.meta.url` the URL of the original module, relative to which it finds files. */
function keepModuleUrls(lib) {
  return {
    name: 'docent-module-urls',
    transform(code, id) {
      if (id.startsWith('\0') || !code.includes('import.meta.url')) return undefined
      const name = relative(lib, id).replaceAll('\\', '/')
      return { code: code.replaceAll('import.meta.url', `__docentModuleUrl(${JSON.stringify(name)})`) }
    },
    renderChunk(code, { fileName }) {
      return {
        code: code.replace(urlOfModule, (_, name) => {
          const path = relative(dirname(fileName), name).replaceAll('\\', '/')
          return `new URL(${JSON.stringify(path)}, import.meta.url).href`
        }),
      }
    },
  }
}
