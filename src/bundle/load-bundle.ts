import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify, stripVTControlCharacters } from 'node:util'
import { digest } from '../disk/digest.ts'
import { DocsError } from '../shared/docs-error.ts'
import type { Bundle } from '../shared/output/bundle.ts'
import type { FooterView } from '../shared/site/footer-view.ts'
import type { SiteView } from '../shared/site/site-view.ts'
import { createBundleConstants } from './bundle-constants.ts'
import type { SiteExtensions } from './site-extensions.ts'

export interface BundleOptions {
  /** Folder of bundles and their templates, one per key. */
  folder: string
  /** Digest of all inputs of a bundle. */
  key: string
  /** Digest of the inputs that the bundler has to run for. Sites that differ only in texts and links share them. */
  templateKey: string
  /** Digest of these inputs without the engine. */
  featureKey: string
  site: SiteView
  footer: FooterView
  /** Components and style sheets of the site itself. */
  extensions?: SiteExtensions | undefined
}

/** Folder of scripts, style sheets, and their images, relative to the output folder. */
export const assetFolder = '_/assets'

const execFileAsync = promisify(execFile)
const program = fileURLToPath(new URL('./bundle-process.ts', import.meta.url))

/** Returns the bundle with this key, from the cache or newly created. */
export async function loadBundle(options: BundleOptions): Promise<Bundle> {
  const cachedBundle = findBundle(options)
  if (cachedBundle !== undefined) return cachedBundle
  // The bundler runs in its own process, so that its 200 MB are free before pages are rendered.
  const { stdout } = await execFileAsync(process.execPath, [program, JSON.stringify(options)], {
    maxBuffer: 16 * 1024 * 1024,
    // In development, the bundler would compile components for the other build of React.
    env: { ...process.env, NODE_ENV: 'production' },
  }).catch((error: unknown) => {
    throw describeFailure(error)
  })
  if (stdout !== '') throw new DocsError(JSON.parse(stdout))
  const newBundle = findBundle(options)
  if (newBundle === undefined)
    throw new Error(`The bundler made no bundle in ${join(options.folder, options.key)}.`)
  return newBundle
}

/** Returns an error with the bundler's report. The message of Node is the command, with thousands of characters. */
function describeFailure(error: unknown): unknown {
  const report = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
  if (report === '') return error
  const text = stripVTControlCharacters(report)
  // A full disk has its own advice for users.
  const [systemError] = text.match(/\bE[A-Z]{3,}: .*/) ?? []
  const cause = systemError === undefined ? undefined : new Error(systemError)
  return new Error(`The bundler failed.\n${text}`, { cause })
}

/** Returns a cached bundle if it's complete. */
export function findBundle({ folder, key }: BundleOptions): Bundle | undefined {
  const bundleFolder = join(folder, key)
  const file = join(bundleFolder, 'bundle.json')
  if (!existsSync(file)) return undefined
  try {
    const bundle = resolvePaths(JSON.parse(readFileSync(file, 'utf8')), bundleFolder)
    const isWhole = [{ file: bundle.renderModule, digest: bundle.renderDigest }, ...bundle.assets].every(
      isIntact,
    )
    return isWhole ? bundle : undefined
  } catch {
    // A bundle with an unreadable description is created again.
    return undefined
  }
}

const resolvePaths = (bundle: Bundle, folder: string): Bundle => ({
  ...bundle,
  renderModule: join(folder, bundle.renderModule),
  assets: bundle.assets.map((asset) => ({ ...asset, file: join(folder, asset.file) })),
})

function isIntact({ file, digest: expected }: { file: string; digest: string }): boolean {
  return existsSync(file) && digest(readFileSync(file)) === expected
}

/** Returns the digests of a bundle's inputs, which change with the engine, the libraries, and the configuration. */
export function createBundleKeys(
  { site, footer, extensions }: Pick<BundleOptions, 'site' | 'footer' | 'extensions'>,
  engine: string,
): Pick<BundleOptions, 'key' | 'templateKey' | 'featureKey'> {
  const featureKey = digest(JSON.stringify([createBundleConstants(site), extensions?.digest]))
  return {
    key: digest('bundle', engine, JSON.stringify([site, footer, extensions?.digest])),
    templateKey: digest('template', engine, featureKey),
    featureKey,
  }
}
