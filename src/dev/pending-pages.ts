import { canonicalizePath } from '../shared/canonicalize-path.ts'
import { removeBase } from '../shared/urls.ts'

/** Pages of the running build that aren't written yet, by path below the base. */
export interface PendingPages {
  /** Starts writing these pages. Requests of other pages no longer wait. */
  start(owners: readonly string[], base: string): void
  /** Remembers the request of a page, for the next build. */
  note(pathname: string): void
  /** Lists the paths of pages requested lately, below a base. */
  listRequested(base: string): string[]
  markWritten(owner: string): void
  /** Ends the build, whether or not it has written all pages. */
  finish(): void
  /** Whether a reader waits for this page, or has requested it lately and will probably see it again. */
  isWanted(owner: string): boolean
  /** Resolves when the page that a URL path leads to is written, and at once if it is. */
  wait(pathname: string): Promise<void>
}

interface PendingPage {
  isWanted: boolean
  written: PromiseWithResolvers<void>
}

/** Number of paths that count as requested lately: a page of each open tab. */
const recentCount = 4

/** Creates the list of pages that `docent dev` still has to write. */
export function createPendingPages(): PendingPages {
  const pages = new Map<string, PendingPage>()
  let recentPaths: readonly string[] = []
  let siteBase = '/'
  const markWritten = (owner: string): void => {
    pages.get(owner)?.written.resolve()
    pages.delete(owner)
  }
  const markWanted = (pathname: string): PendingPage | undefined => {
    const page = listOwners(pathname, siteBase)
      .map((owner) => pages.get(owner))
      .find((found) => found !== undefined)
    if (page !== undefined) page.isWanted = true
    return page
  }
  const note = (pathname: string): void => {
    const path = findPagePath(pathname)
    // Scripts, styles, and images are requested with each page.
    if (/\/$|\/fragment\.html$/.test(path))
      recentPaths = [path, ...recentPaths.filter((other) => other !== path)].slice(0, recentCount)
  }
  return {
    start(owners, base) {
      siteBase = base
      const planned = new Set(owners)
      for (const owner of [...pages.keys()]) if (!planned.has(owner)) markWritten(owner)
      for (const owner of owners)
        if (!pages.has(owner)) pages.set(owner, { isWanted: false, written: Promise.withResolvers<void>() })
      for (const pathname of recentPaths) markWanted(pathname)
    },
    markWritten,
    finish() {
      for (const owner of pages.keys()) markWritten(owner)
    },
    isWanted: (owner) => pages.get(owner)?.isWanted === true,
    note,
    listRequested: (base) => recentPaths.map((path) => removeBase(base, path) ?? path),
    async wait(pathname) {
      note(pathname)
      await markWanted(findPagePath(pathname))?.written.promise
    },
  }
}

/** Returns the canonical path of a page, to which the server redirects, and other paths as they are. */
function findPagePath(pathname: string): string {
  const path = canonicalizePath(pathname)
  return path.endsWith('/') ? path : pathname
}

/**
 * Lists the pages that may write the file at a URL path, the nearest first: the page of an operation is written with
 * the page of its group, and `fragment.html` with the page of its folder.
 */
function listOwners(pathname: string, base: string): string[] {
  const path = pathname.startsWith(base) ? pathname.slice(base.length - 1) : pathname
  const parts = path.split('/').slice(1, -1)
  const folders = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}/`).reverse()
  return [path, ...folders, ...(/^\/[^/]*$/.test(path) ? ['/'] : [])]
}
