import { fileURLToPath } from 'node:url'
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import type { OutputFile } from '../shared/output/output-file.ts'
import type { SiteView } from '../shared/site/site-view.ts'
import { createBundleConstants } from './bundle-constants.ts'
import { checkExtensionExports } from './bundle-problems.ts'
import { extensionPlugin } from './extension-plugin.ts'
import { findLateScripts } from './find-late-scripts.ts'
import { assetFolder } from './load-bundle.ts'
import type { SiteExtensions } from './site-extensions.ts'
import { basePlaceholder, siteModules } from './site-placeholders.ts'
import { createChunkGroups, entryFiles, lateModules, toModuleId } from './source-modules.ts'
import type { SheetFile, SheetFiles } from './style-sheets.ts'

const source = fileURLToPath(new URL('..', import.meta.url))
/** Vite's name for the module that it wraps every dynamic import with. */
const loaderModule = '\0vite/preload-helper.js'
const loaderFile = fileURLToPath(new URL('../runtime/loading/load-chunk.ts', import.meta.url))

const assetFileNames = `${assetFolder}/[name]-[hash][extname]`
/** Names of scripts, including workers, and their assets. */
const scriptNames = {
  entryFileNames: `${assetFolder}/[name]-[hash].js`,
  chunkFileNames: `${assetFolder}/[name]-[hash].js`,
  assetFileNames,
}

/**
 * The bundled theme, runtime, and entries of every site with the same features. The site's values are placeholders
 * (`site-placeholders.ts`).
 */
export interface AppTemplate {
  boot: string
  coreStyle: string
  redirect: string
  offlineWorker: string
  browser: BrowserBundle
  /** Code of the module that renders pages. */
  renderModule: string
}

/** Bundles the browser's assets and the build's renderer with Vite. */
export async function bundleApp(site: SiteView, extensions?: SiteExtensions): Promise<AppTemplate> {
  if (extensions !== undefined) checkExtensionExports(extensions)
  const input = { site, extensions }
  const worker = site.isStoredOffline === true ? 'offlineWorker' : 'offlineRemoval'
  const [boot, redirect, offlineWorker, coreStyle, browser, renderModule] = await Promise.all([
    bundleScript('boot', input),
    bundleScript('redirect', input),
    bundleScript(worker, input),
    bundleCoreStyle(input),
    bundleBrowser(input),
    bundleRenderModule(input),
  ])
  return { boot, redirect, offlineWorker, coreStyle, browser, renderModule }
}

interface BundleInput {
  site: SiteView
  extensions: SiteExtensions | undefined
}

function createBaseConfig({ site, extensions }: BundleInput): InlineConfig {
  const { components = {}, replacements = {} } = extensions ?? {}
  const hasComponents = Object.keys({ ...components, ...replacements }).length > 0
  return {
    root: source,
    base: basePlaceholder,
    configFile: false,
    envFile: false,
    logLevel: 'error',
    mode: 'production',
    publicDir: false,
    define: {
      ...createBundleConstants(site),
      'import.meta.env.DOCENT_HAS_COMPONENTS': String(hasComponents),
    },
    // A site may have another React, or Preact, for its tools.
    resolve: {
      dedupe: ['react', 'react-dom', 'preact'],
      // Packages that were compiled by React's compiler import it. The alias of Preact lacks it.
      alias: { 'react/compiler-runtime': 'preact/compat/compiler-runtime' },
    },
    plugins: [siteModules(), extensionPlugin(extensions), chunkLoader()],
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
  input: BundleInput,
): Promise<string> {
  const result = await build({
    ...createBaseConfig(input),
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

async function bundleCoreStyle(input: BundleInput): Promise<string> {
  const result = await build({
    ...createBaseConfig(input),
    build: {
      write: false,
      cssMinify: 'lightningcss',
      rolldownOptions: { input: fileURLToPath(entryFiles.coreStyle) },
    },
  })
  return (listSheets(result)[0]?.text ?? '').trim()
}

/** Files of the browser. Paths are below the base. */
interface BrowserBundle extends SheetFiles {
  files: OutputFile[]
  startScript: string
  idleScripts: string[]
  apiScripts: string[]
}

/** Bundles the browser's scripts and style sheets. */
export async function bundleBrowser(input: BundleInput): Promise<BrowserBundle> {
  const result = await build({
    ...createBaseConfig(input),
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
      content: readContent(output),
    })),
    stylesheet,
    extraStylesheets: sheets.filter((sheet) => sheet !== stylesheet),
    startScript: `/${start.fileName}`,
    ...findLateScripts(start, chunks),
  }
}

async function bundleRenderModule(input: BundleInput): Promise<string> {
  const result = await build({
    ...createBaseConfig(input),
    ssr: { noExternal: true },
    build: {
      ssr: fileURLToPath(entryFiles.render),
      write: false,
      minify: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          format: 'esm',
          // The names that the browser's bundle gives to the same files.
          assetFileNames,
          codeSplitting: false,
        },
      },
    },
  })
  return listChunks(result).find((chunk) => chunk.isEntry)?.code ?? ''
}

type BuildResult = Awaited<ReturnType<typeof build>>

function listOutputs(result: BuildResult): (Rolldown.OutputChunk | Rolldown.OutputAsset)[] {
  const [first] = Array.isArray(result) ? result : [result]
  return first !== undefined && 'output' in first ? first.output : []
}

/** Returns a script as text, even if it's a worker, which Vite emits as an asset. */
function readContent(output: Rolldown.OutputChunk | Rolldown.OutputAsset): string | Uint8Array {
  if (output.type === 'chunk') return output.code
  return output.fileName.endsWith('.js') ? Buffer.from(output.source).toString() : output.source
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
