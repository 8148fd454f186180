import { dirname, relative } from 'node:path'
import { rolldown } from 'rolldown'

/** Modules that processes and threads start with. */
const entries = [
  'cli',
  'build/render-batch',
  'bundle/bundle-process',
  'config/typescript-hooks',
  'content/compile-batch',
  'dev/dev-process',
  'limits/watcher-process',
  'server/mock/thread/mock-thread',
  'server/queries/query-thread',
  'server/storage/embedded/database-thread',
]

/** Stands for the URL of a module until the place of its chunk is known. */
const urlOfModule = /__docentModuleUrl\("([^"]+)"\)/g

/**
 * Bundles the modules of `lib/` that Node runs, and writes each bundle over its module: fewer files load sooner. All other
 * modules stay, because the theme of a site is bundled with some of them.
 */
export async function bundleEngine(lib) {
  const bundle = await rolldown({
    input: Object.fromEntries(entries.map((name) => [name, `${lib}/${name}.js`])),
    platform: 'node',
    // Packages are loaded from where npm installs them.
    external: (id) => !/^[./\0]/.test(id),
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

/** Keeps `import.meta.url` the URL of the original module, relative to which it finds files. */
function keepModuleUrls(lib) {
  return {
    name: 'docent-module-urls',
    transform(code, id) {
      if (!code.includes('import.meta.url')) return undefined
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
