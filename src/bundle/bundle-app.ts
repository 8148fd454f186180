import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import { compressFile } from '../disk/compress.ts'
import { digest } from '../disk/digest.ts'
import type { Bundle } from '../shared/output/bundle.ts'
import { createBundleConstants } from './bundle-constants.ts'
import { findLateScripts } from './late-scripts.ts'
import { type BundleOptions, findBundle } from './load-bundle.ts'
import { siteModules } from './site-modules.ts'
import { createChunkGroups, entryFiles, lateModules, toModuleId } from './source-modules.ts'
import { createStyleSheets, type SheetFile, type SheetFiles } from './style-sheets.ts'

const source = fileURLToPath(new URL('..', import.meta.url))
/** Vite's name for the module that it wraps every dynamic import with. */
const loaderModule = '\0vite/preload-helper.js'
const loaderFile = fileURLToPath(new URL('../runtime/loading/load-chunk.ts', import.meta.url))

const assetFolder = '_/assets'
const assetFileNames = `${assetFolder}/[name]-[hash][extname]`
/** Names of scripts, including workers, and their assets. */
const scriptNames = {
  entryFileNames: `${assetFolder}/[name]-[hash].js`,
  chunkFileNames: `${assetFolder}/[name]-[hash].js`,
  assetFileNames,
}

/** Bundles the browser's assets and the server's renderer with Vite, and stores them under the key. */
export async function bundleApp(options: BundleOptions): Promise<void> {
  const target = join(options.folder, options.key)
  const work = `${target}.${process.pid}.tmp`
  const buildId = options.key.slice(0, 12)
  rmSync(work, { recursive: true, force: true })
  mkdirSync(work, { recursive: true })
  const worker = options.site.isStoredOffline === true ? 'offlineWorker' : 'offlineRemoval'
  const [boot, redirect, offlineWorker, coreStyle, browser] = await Promise.all([
    bundleScript('boot', options, buildId),
    bundleScript('redirect', options, buildId),
    bundleScript(worker, options, buildId),
    bundleCoreStyle(options, buildId),
    bundleBrowser(options, buildId),
    bundleServer(options, { buildId, out: join(work, 'server') }),
  ])
  const redirectScript = `${assetFolder}/redirect-${digest(redirect).slice(0, 8)}.js`
  const coreSheet = `${assetFolder}/core-${digest(coreStyle).slice(0, 8)}.css`
  // Compressed here rather than with each output: it takes half a second, and the bundle doesn't change with pages.
  const scripts = [
    { path: redirectScript, content: redirect },
    { path: coreSheet, content: coreStyle },
  ]
  const files = [...browser.files, ...scripts].flatMap((file) => compressFile(file, 'asset'))
  for (const { path, content } of files) {
    mkdirSync(dirname(join(work, path)), { recursive: true })
    writeFileSync(join(work, path), content)
  }
  const bundle: Bundle = {
    buildId,
    boot,
    coreStyle,
    coreStylesheet: `/${coreSheet}`,
    ...createStyleSheets(coreStyle, browser),
    startScript: browser.startScript,
    redirectScript: `/${redirectScript}`,
    offlineWorker,
    idleScripts: browser.idleScripts,
    apiScripts: browser.apiScripts,
    assets: files.map(({ path, content }) => ({
      path: `/${path}`,
      file: join(target, path),
      digest: digest(content),
    })),
    serverModule: join(target, 'server', 'server.js'),
    serverDigest: digest(readFileSync(join(work, 'server', 'server.js'))),
  }
  writeFileSync(join(work, 'bundle.json'), JSON.stringify(bundle))
  replaceFolder(work, target, options)
}

/**
 * Moves a bundle into place. If another build has created the same one in the meantime, and may be reading it, that one
 * stays.
 */
function replaceFolder(work: string, target: string, options: BundleOptions): void {
  try {
    renameSync(work, target)
  } catch (error) {
    const isComplete = findBundle(options) !== undefined
    if (!isComplete && !existsSync(target)) throw error
    rmSync(isComplete ? work : target, { recursive: true, force: true })
    if (!isComplete) renameSync(work, target)
  }
}

function createBaseConfig({ site, footer }: BundleOptions, buildId: string): InlineConfig {
  return {
    root: source,
    base: site.base,
    configFile: false,
    envFile: false,
    logLevel: 'error',
    mode: 'production',
    publicDir: false,
    define: createBundleConstants(site),
    plugins: [siteModules({ site, footer, buildId }), chunkLoader()],
    worker: { format: 'es', rolldownOptions: { output: scriptNames } },
  }
}

/** Replaces Vite's loader with ours. Vite's is 0.6 KB larger, for browsers and nonces that this site doesn't have. */
function chunkLoader(): Plugin {
  return {
    name: 'docent-chunk-loader',
    enforce: 'pre',
    load: (id) =>
      id === loaderModule
        ? `export { loadChunk as __vitePreload } from ${JSON.stringify(loaderFile)}`
        : undefined,
  }
}

/** Bundles a script without imports. */
async function bundleScript(
  name: 'boot' | 'redirect' | 'offlineWorker' | 'offlineRemoval',
  options: BundleOptions,
  buildId: string,
): Promise<string> {
  const result = await build({
    ...createBaseConfig(options, buildId),
    build: {
      write: false,
      minify: true,
      rolldownOptions: {
        input: fileURLToPath(entryFiles[name]),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  })
  const code = listChunks(result).find((chunk) => chunk.isEntry)?.code ?? ''
  return code.trim()
}

async function bundleCoreStyle(options: BundleOptions, buildId: string): Promise<string> {
  const result = await build({
    ...createBaseConfig(options, buildId),
    build: {
      write: false,
      cssMinify: 'lightningcss',
      rolldownOptions: { input: fileURLToPath(entryFiles.coreStyle) },
    },
  })
  return (listSheets(result)[0]?.text ?? '').trim()
}

interface BrowserBundle extends SheetFiles {
  files: { path: string; content: string | Uint8Array }[]
  startScript: string
  idleScripts: string[]
  apiScripts: string[]
}

async function bundleBrowser(options: BundleOptions, buildId: string): Promise<BrowserBundle> {
  const result = await build({
    ...createBaseConfig(options, buildId),
    build: {
      write: false,
      minify: true,
      cssMinify: 'lightningcss',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { start: fileURLToPath(entryFiles.start) },
        output: {
          ...scriptNames,
          codeSplitting: { groups: createChunkGroups() },
        },
      },
    },
  })
  const outputs = listOutputs(result)
  const chunks = listChunks(result)
  const sheets = listSheets(result)
  const start = chunks.find((chunk) => chunk.isEntry)
  // The shell's module imports the sheet of every page. Other modules have their own.
  const shell = chunks.find((chunk) => chunk.facadeModuleId === toModuleId(lateModules.idle))
  const shellStyles = shell?.viteMetadata?.importedCss ?? new Set()
  const stylesheet = sheets.find(({ path }) => shellStyles.has(path))
  if (start === undefined || stylesheet === undefined)
    throw new Error('Vite made no start script or no style sheet.')
  return {
    files: outputs.map((output) => ({
      path: output.fileName,
      content: output.type === 'chunk' ? output.code : output.source,
    })),
    stylesheet,
    extraStylesheets: sheets.filter((sheet) => sheet !== stylesheet),
    startScript: `/${start.fileName}`,
    ...findLateScripts(start, chunks),
  }
}

async function bundleServer(
  options: BundleOptions,
  { buildId, out }: { buildId: string; out: string },
): Promise<void> {
  await build({
    ...createBaseConfig(options, buildId),
    ssr: { noExternal: true },
    build: {
      ssr: fileURLToPath(entryFiles.server),
      outDir: out,
      emptyOutDir: false,
      minify: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          format: 'esm',
          entryFileNames: 'server.js',
          // The names that the browser's bundle gives to the same files.
          assetFileNames,
          codeSplitting: false,
        },
      },
    },
  })
}

type BuildResult = Awaited<ReturnType<typeof build>>

function listOutputs(result: BuildResult): (Rolldown.OutputChunk | Rolldown.OutputAsset)[] {
  const [first] = Array.isArray(result) ? result : [result]
  return first !== undefined && 'output' in first ? first.output : []
}

function listChunks(result: BuildResult): Rolldown.OutputChunk[] {
  return listOutputs(result).filter((output) => output.type === 'chunk')
}

function listSheets(result: BuildResult): SheetFile[] {
  return listOutputs(result).flatMap((output) =>
    output.type === 'asset' && output.fileName.endsWith('.css')
      ? [{ path: output.fileName, text: Buffer.from(output.source).toString() }]
      : [],
  )
}
