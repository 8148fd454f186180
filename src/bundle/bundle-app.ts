import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type InlineConfig, type Rolldown } from 'vite'
import { digest } from '../disk/digest.ts'
import type { Bundle, StyleSheet } from '../shared/bundle.ts'
import { lateScriptsOf } from './late-scripts.ts'
import { type BundleOptions, findBundle } from './load-bundle.ts'
import { siteModule } from './site-module.ts'

const source = fileURLToPath(new URL('..', import.meta.url))
const assetFolder = '_/assets'
const assetFileNames = `${assetFolder}/[name]-[hash][extname]`

/** Bundles the browser's assets and the server's renderer with Vite, and keeps them under the key. */
export async function bundleApp(options: BundleOptions): Promise<void> {
  const target = join(options.folder, options.key)
  const work = `${target}.${process.pid}.tmp`
  const buildId = options.key.slice(0, 12)
  rmSync(work, { recursive: true, force: true })
  mkdirSync(work, { recursive: true })
  const [boot, coreStyle, browser] = await Promise.all([
    bundleBoot(options, buildId),
    bundleCoreStyle(options, buildId),
    bundleBrowser(options, buildId),
    bundleServer(options, { buildId, out: join(work, 'server') }),
  ])
  for (const { path, content } of browser.files) {
    mkdirSync(dirname(join(work, path)), { recursive: true })
    writeFileSync(join(work, path), content)
  }
  const bundle: Bundle = {
    buildId,
    boot,
    coreStyle,
    ...styleSheetsOf(coreStyle, browser),
    startScript: browser.startScript,
    idleScripts: browser.idleScripts,
    referenceScripts: browser.referenceScripts,
    assets: browser.files.map(({ path, content }) => ({
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

/** Another build may have made the same bundle meanwhile, and be reading it now: a whole one stays. */
function replaceFolder(work: string, target: string, options: BundleOptions): void {
  try {
    renameSync(work, target)
  } catch (error) {
    const isMade = findBundle(options) !== undefined
    if (!isMade && !existsSync(target)) throw error
    rmSync(isMade ? work : target, { recursive: true, force: true })
    if (!isMade) renameSync(work, target)
  }
}

function baseConfig({ site }: BundleOptions, buildId: string): InlineConfig {
  return {
    root: source,
    base: site.base,
    configFile: false,
    envFile: false,
    logLevel: 'error',
    mode: 'production',
    publicDir: false,
    define: {
      'process.env.NODE_ENV': '"production"',
      // A site with one version and one language does not load what the others need.
      'import.meta.env.DOCENT_HAS_VERSIONS': String(site.versions.length > 1),
      'import.meta.env.DOCENT_HAS_SCOPES': String(site.versions.length > 1 || site.locales.length > 1),
    },
    plugins: [siteModule({ site, buildId })],
  }
}

async function bundleBoot(options: BundleOptions, buildId: string): Promise<string> {
  const result = await build({
    ...baseConfig(options, buildId),
    build: {
      write: false,
      minify: true,
      rolldownOptions: {
        input: join(source, 'entry/boot.ts'),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  })
  const code = chunksOf(result).find((chunk) => chunk.isEntry)?.code ?? ''
  return code.trim()
}

async function bundleCoreStyle(options: BundleOptions, buildId: string): Promise<string> {
  const result = await build({
    ...baseConfig(options, buildId),
    build: {
      write: false,
      cssMinify: 'lightningcss',
      rolldownOptions: { input: join(source, 'theme/styles/core.css') },
    },
  })
  return (sheetsOf(result)[0]?.text ?? '').trim()
}

interface BrowserBundle {
  files: { path: string; content: string | Uint8Array }[]
  /** The sheet of every page, by path and text. */
  stylesheet: SheetFile
  extraStylesheets: SheetFile[]
  startScript: string
  idleScripts: string[]
  referenceScripts: string[]
}

async function bundleBrowser(options: BundleOptions, buildId: string): Promise<BrowserBundle> {
  const result = await build({
    ...baseConfig(options, buildId),
    build: {
      write: false,
      minify: true,
      cssMinify: 'lightningcss',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { start: join(source, 'entry/start.ts') },
        output: {
          entryFileNames: `${assetFolder}/[name]-[hash].js`,
          chunkFileNames: `${assetFolder}/[name]-[hash].js`,
          assetFileNames,
        },
      },
    },
  })
  const outputs = outputsOf(result)
  const chunks = chunksOf(result)
  const sheets = sheetsOf(result)
  const start = chunks.find((chunk) => chunk.isEntry)
  // The shell's module imports the sheet of every page; other modules have sheets of their own.
  const shell = chunks.find((chunk) => chunk.facadeModuleId?.endsWith('/entry/browser.tsx'))
  const own = shell?.viteMetadata?.importedCss ?? new Set()
  const stylesheet = sheets.find(({ path }) => own.has(path))
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
    ...lateScriptsOf(start, chunks),
  }
}

async function bundleServer(
  options: BundleOptions,
  { buildId, out }: { buildId: string; out: string },
): Promise<void> {
  await build({
    ...baseConfig(options, buildId),
    ssr: { noExternal: true },
    build: {
      ssr: join(source, 'entry/server.tsx'),
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

/** Names of the classes in the selectors of a style sheet. */
function classesOf(css: string): string[] {
  const names = [...css.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name)
  return [...new Set(names)].sort()
}

type BuildResult = Awaited<ReturnType<typeof build>>

function outputsOf(result: BuildResult): (Rolldown.OutputChunk | Rolldown.OutputAsset)[] {
  const [first] = Array.isArray(result) ? result : [result]
  return first !== undefined && 'output' in first ? first.output : []
}

function chunksOf(result: BuildResult): Rolldown.OutputChunk[] {
  return outputsOf(result).filter((output) => output.type === 'chunk')
}

interface SheetFile {
  path: string
  text: string
}

function sheetsOf(result: BuildResult): SheetFile[] {
  return outputsOf(result).flatMap((output) =>
    output.type === 'asset' && output.fileName.endsWith('.css')
      ? [{ path: output.fileName, text: Buffer.from(output.source).toString() }]
      : [],
  )
}

/** The sheets with the classes that make a page need them. */
function styleSheetsOf(
  coreStyle: string,
  { stylesheet, extraStylesheets }: BrowserBundle,
): Pick<Bundle, 'stylesheet' | 'extraStylesheets'> {
  const core = new Set(classesOf(coreStyle))
  const everywhere = new Set([...core, ...classesOf(stylesheet.text)])
  const withClasses = ({ path, text }: SheetFile, known: ReadonlySet<string>): StyleSheet => ({
    path: `/${path}`,
    classes: classesOf(text).filter((name) => !known.has(name)),
  })
  return {
    stylesheet: withClasses(stylesheet, core),
    extraStylesheets: extraStylesheets.map((sheet) => withClasses(sheet, everywhere)),
  }
}
