import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { openLater } from './commands/command-storage.ts'
import { filesOnDisk } from './server/files-on-disk.ts'
import { listen } from './server/listen.ts'
import { withSandbox } from './server/sandbox.ts'
import { createSearchLog, type SearchLog } from './server/search-log/search-log.ts'
import { withSearchLog } from './server/search-log/with-search-log.ts'
import { createHandler, type FindFile, type Handler } from './server/serve-files.ts'
import { DocsError } from './shared/docs-error.ts'
import { type RedirectMap, redirectMapPath } from './shared/redirects.ts'
import { type ServedSite, servedSitePath } from './shared/served-site.ts'

export interface ServeSettings {
  /** Folder of a built site. */
  out: string
  port: number
  /** Folder of what readers send; without one nothing is kept. */
  data?: string | undefined
}

/** Serves a built site until the process is told to stop. */
export async function serve({ out, port, data }: ServeSettings): Promise<void> {
  const server = await listen(serveCurrentBuild(out, data), port)
  console.log(`Serving ${out} at ${server.url}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close())
  await server.closed
}

/** Serves what lies in the folder now: a build that ends while we serve brings headers of its own. */
export function serveCurrentBuild(out: string, data?: string): Handler {
  const log = data === undefined ? undefined : createSearchLog(openLater(data))
  let handler = createSiteHandler(out, log)
  let builtAt = modified(out)
  return (request) => {
    const now = modified(out)
    if (now !== undefined && now !== builtAt) {
      handler = createSiteHandler(out, log)
      builtAt = now
    }
    return handler(request)
  }
}

/** The pages of a site, the sandbox of its APIs, and what readers send if it is kept. */
function createSiteHandler(out: string, log: SearchLog | undefined): Handler {
  const site = openSite(out)
  const pages = withSandbox(createHandler(site), { base: site.base, out })
  return log === undefined ? pages : withSearchLog(pages, { base: site.base, log })
}

/** Changes with every build that writes what the handler keeps in memory. */
function modified(out: string): string | undefined {
  const times = [servedSitePath, redirectMapPath].map(
    (file) => statSync(join(out, file), { throwIfNoEntry: false })?.mtimeMs,
  )
  return times[0] === undefined ? undefined : times.join(' ')
}

/** A built site, with what a handler needs of it. */
export interface OpenedSite extends ServedSite {
  redirects: RedirectMap
  findFile: FindFile
}

/** Opens a built site. Throws a clear error where there is none. */
export function openSite(out: string): OpenedSite {
  const file = join(out, servedSitePath)
  if (!existsSync(file)) {
    throw new DocsError([
      {
        problem: 'There is no built site in this folder.',
        at: { file: out, line: undefined },
        fix: 'Run `docent build` first, or give the folder with --out.',
      },
    ])
  }
  const site: ServedSite = JSON.parse(readFileSync(file, 'utf8'))
  const moved = join(out, redirectMapPath)
  const redirects: RedirectMap = existsSync(moved) ? JSON.parse(readFileSync(moved, 'utf8')) : {}
  return { ...site, redirects, findFile: filesOnDisk(out) }
}
