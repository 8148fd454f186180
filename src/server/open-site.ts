import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DocsError } from '../shared/docs-error.ts'
import { type ServedSite, servedSitePath } from '../shared/output/served-site.ts'
import { type RedirectMap, redirectMapPath } from '../shared/redirects.ts'
import type { FindFile } from './answer-with-file.ts'
import { filesOnDisk } from './files-on-disk.ts'

/** A built site, with what a handler needs of it. */
export interface OpenedSite extends ServedSite {
  /** Where it lies. */
  folder: string
  redirects: RedirectMap
  findFile: FindFile
}

/** Opens a built site; files that were read are taken for unchanged for `freshFor` ms. Throws a clear error where there is none. */
export function openSite(folder: string, freshFor = 0): OpenedSite {
  const file = join(folder, servedSitePath)
  if (!existsSync(file)) {
    throw new DocsError([
      {
        problem: 'There is no built site in this folder.',
        at: { file: folder, line: undefined },
        fix: 'Run `docent build` first, or give the folder with --out.',
      },
    ])
  }
  const site: ServedSite = JSON.parse(readFileSync(file, 'utf8'))
  const moved = join(folder, redirectMapPath)
  const redirects: RedirectMap = existsSync(moved) ? JSON.parse(readFileSync(moved, 'utf8')) : {}
  return { ...site, folder, redirects, findFile: filesOnDisk(folder, { freshFor }) }
}

/** The build that lies in a folder now: the same object until there is another. */
export type CurrentSite = () => OpenedSite

interface FollowOptions {
  /** How long (ms) what was read is served without looking again; 0, for who edits, sees each change at once. */
  freshFor?: number
  /** Milliseconds, from any beginning. */
  now?: () => number
  /** Takes what is wrong with a build that cannot be opened. The one before it is served on. */
  reportError?: (error: unknown) => void
}

/** Opens a built site, and again when a build has written another. Throws where there is none. */
export function followBuilds(folder: string, options: FollowOptions = {}): CurrentSite {
  const { freshFor = 0, now = () => performance.now(), reportError = console.error } = options
  // Asked before it is read: a build that ends in between is noticed by the next look.
  let stamp = stampOf(folder)
  let site = openSite(folder, freshFor)
  let checkAt = now() + freshFor
  return () => {
    if (now() < checkAt) return site
    checkAt = now() + freshFor
    try {
      const found = stampOf(folder)
      if (found === undefined || found === stamp) return site
      site = openSite(folder, freshFor)
      stamp = found
    } catch (error) {
      reportError(error)
    }
    return site
  }
}

/** Changes with every build that writes what is kept in memory; undefined while there is none. */
function stampOf(folder: string): string | undefined {
  const times = [servedSitePath, redirectMapPath].map(
    (file) => statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs,
  )
  return times[0] === undefined ? undefined : times.join(' ')
}
