// Compiles `src/` to `lib/` for the package, and bundles it. npm runs this before it packs.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { bundleEngine } from './bundle-engine.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const source = join(root, 'src')
const target = join(root, 'lib')

/** Files that the engine reads when it runs, and types of modules that only the bundler knows. */
const copiedFile = /\.(?:css|sql|svg|d\.ts)$|^content\/(?:404\.md|languages\/)/

/** The path of a module in `new URL(…)` or with a query, which the compiler doesn't rewrite as it rewrites imports. */
const modulePath = /(['"]\.{1,2}\/[^'"?\n]+)\.tsx?((?:\?[^'"\n]*)?['"])/g

rmSync(target, { recursive: true, force: true })
const compiler = spawnSync(
  process.execPath,
  [join(root, 'node_modules/typescript/bin/tsc'), '--project', join(root, 'setup/tsconfig.package.json')],
  { stdio: 'inherit' },
)
if (compiler.status !== 0) process.exit(1)
for (const path of listFiles(source)) {
  if (copiedFile.test(path) && !path.includes('/fixtures/')) cpSync(join(source, path), join(target, path))
}
for (const path of listFiles(target).filter((file) => extname(file) === '.js')) {
  const file = join(target, path)
  const text = readFileSync(file, 'utf8')
  const rewritten = text.replace(modulePath, '$1.js$2')
  if (rewritten !== text) writeFileSync(file, rewritten)
}

writeThemeModules()
await bundleEngine(target)
await import(pathToFileURL(join(target, 'prebuild-templates.js')).href)

/** Writes a module with the short name `docent/theme/NAME` for each module of the theme, for the types of a site. */
function writeThemeModules() {
  const folder = join(target, 'theme-modules')
  mkdirSync(folder)
  for (const path of listFiles(join(target, 'theme')).filter((file) => extname(file) === '.js')) {
    const name = basename(path, '.js')
    const hasDefault = /^export default/m.test(readFileSync(join(target, 'theme', path), 'utf8'))
    const from = `from '../theme/${path}'\n`
    const text = `export * ${from}${hasDefault ? `export { default } ${from}` : ''}`
    for (const extension of ['.js', '.d.ts']) writeFileSync(join(folder, name + extension), text)
  }
}

function listFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
}
