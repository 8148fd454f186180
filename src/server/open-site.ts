import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createFileError } from '../shared/docs-error.ts'
import { type ServerManifest, serverManifestPath } from '../shared/output/server/server-manifest.ts'
import { type RedirectMap, redirectMapPath } from '../shared/redirects.ts'
import { createFileFinder } from './file-finder.ts'
import type { FindFile } from './file-response.ts'

/** A built site with its settings for the server. */
export interface OpenedSite extends ServerManifest {
  /** Folder of the built site. */
  folder: string
  redirects: RedirectMap
  findFile: FindFile
}

/**
 * Opens a built site. Cached files are served for `freshFor` ms before they're checked again. Throws a `DocsError` if
 * there is no site.
 */
export function openSite(folder: string, freshFor = 0): OpenedSite {
  const file = join(folder, serverManifestPath)
  if (!existsSync(file)) {
    throw createFileError(
      folder,
      "This folder doesn't contain a built site.",
      'Run `docent build` first, or set its folder with --out.',
    )
  }
  const site: ServerManifest = JSON.parse(readFileSync(file, 'utf8'))
  const redirectFile = join(folder, redirectMapPath)
  const redirects: RedirectMap = existsSync(redirectFile)
    ? JSON.parse(readFileSync(redirectFile, 'utf8'))
    : {}
  return { ...site, folder, redirects, findFile: createFileFinder(folder, { freshFor }) }
}

/** Returns the current build. Returns the same object until another build replaces it. */
export type GetSite = () => OpenedSite

interface FollowOptions {
  /** How long (ms) cached data is served without a check. With 0, every change is visible at once. */
  freshFor?: number
  /** Clock in milliseconds, from any starting point. */
  now?: () => number
  /** Receives the errors of a build that can't be opened. The previous build is served until the next one. */
  reportError?: (error: unknown) => void
}

/** Opens a built site and reopens it after each build. Throws if there is no site. */
export function followBuilds(folder: string, options: FollowOptions = {}): GetSite {
  const { freshFor = 0, now = () => performance.now(), reportError = console.error } = options
  // Read before the site, so that a build that ends in between is noticed by the next check.
  let stamp = readBuildStamp(folder)
  let site = openSite(folder, freshFor)
  let checkAt = now() + freshFor
  return () => {
    if (now() < checkAt) return site
    checkAt = now() + freshFor
    try {
      const newStamp = readBuildStamp(folder)
      if (newStamp === undefined || newStamp === stamp) return site
      site = openSite(folder, freshFor)
      stamp = newStamp
    } catch (error) {
      reportError(error)
    }
    return site
  }
}

/**
 * Returns a value that changes with every build that affects cached data, or undefined without a build. Releases that were
 * unpacked from archives may all have the same times.
 */
function readBuildStamp(folder: string): string | undefined {
  const [site, redirects] = [serverManifestPath, redirectMapPath].map((file) => {
    const stats = statSync(join(folder, file), { throwIfNoEntry: false })
    return stats === undefined ? undefined : [stats.dev, stats.ino, stats.size, stats.mtimeMs].join(' ')
  })
  return site === undefined ? undefined : `${site} ${redirects}`
}
