import { existsSync, mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { readChecksummedFile, writeChecksummedFile } from '../disk/checksummed-file.ts'
import { compressFile } from '../disk/compression/compress.ts'
import { digest } from '../disk/digest.ts'
import type { Bundle } from '../shared/output/bundle.ts'
import type { AppTemplate } from './bundle-app.ts'
import { fillTemplate } from './fill-template.ts'
import { readIncludedTemplate } from './included-templates.ts'
import { assetFolder, type BundleOptions, findBundle } from './load-bundle.ts'
import { createStyleSheets } from './style-sheets.ts'

/** Creates the bundle of a site and stores it under its key. */
export async function createBundle(options: BundleOptions): Promise<void> {
  const buildId = options.key.slice(0, 12)
  const template = await loadTemplate(options)
  const filled = fillTemplate(template, { ...options, buildId })
  const coreStyle = filled.coreStyle + (options.site.themeStyle ?? '')
  writeBundle({ ...filled, coreStyle }, { ...options, buildId })
}

/** Returns the template from the package, from the cache, or newly bundled. */
async function loadTemplate(options: BundleOptions): Promise<AppTemplate> {
  const { folder, templateKey, featureKey, site, extensions } = options
  const included = readIncludedTemplate(featureKey)
  if (included !== undefined) return included
  const file = join(folder, `${templateKey}.template`)
  const cached = readChecksummedFile(file)
  if (cached !== undefined) {
    // Templates that are used stay in the cache.
    utimesSync(file, new Date(), new Date())
    return deserialize(cached)
  }
  const { bundleApp } = await import('./bundle-app.ts')
  const template = await bundleApp(site, extensions)
  mkdirSync(folder, { recursive: true })
  writeChecksummedFile(file, [serialize(template)])
  return template
}

function writeBundle(
  { boot, coreStyle, redirect, offlineWorker, browser, renderModule }: AppTemplate,
  options: BundleOptions & { buildId: string },
): void {
  const target = join(options.folder, options.key)
  const work = `${target}.${process.pid}.tmp`
  rmSync(work, { recursive: true, force: true })
  const redirectScript = `${assetFolder}/redirect-${digest(redirect).slice(0, 8)}.js`
  const coreSheet = `${assetFolder}/core-${digest(coreStyle).slice(0, 8)}.css`
  // Compressed here rather than with each output: it takes half a second, and the bundle doesn't change with pages.
  const scripts = [
    { path: redirectScript, content: redirect },
    { path: coreSheet, content: coreStyle },
  ]
  const all = [...browser.files, ...scripts]
  const files = options.site.isDev ? all : all.flatMap((file) => compressFile(file, 'asset'))
  for (const { path, content } of [...files, { path: 'render/render.js', content: renderModule }]) {
    mkdirSync(dirname(join(work, path)), { recursive: true })
    writeFileSync(join(work, path), content)
  }
  // Paths are relative, because machines that share a cache may have it at other paths.
  const bundle: Bundle = {
    ...(options.extensions === undefined ? {} : { hasExtensions: true }),
    buildId: options.buildId,
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
      file: path,
      digest: digest(content),
    })),
    renderModule: 'render/render.js',
    renderDigest: digest(renderModule),
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
