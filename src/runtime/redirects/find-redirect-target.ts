import { findRedirect, followRedirect, type RedirectMap, redirectMapPath } from '../../shared/redirects.ts'
import { addBase, removeBase } from '../../shared/urls.ts'
import { fetchFile } from '../loading/fetch-file.ts'
import { getSite } from '../stores/site-store.ts'

/** Returns the new URL of a page, with the query and hash of the old one. */
export type RedirectResolver = (asked: URL) => URL

let table: Promise<RedirectMap> | undefined

/** Finds the new URL of the page at a canonical path, if it was redirected. */
export async function findRedirectTarget(path: string): Promise<RedirectResolver | undefined> {
  const { base } = getSite()
  table ??= loadTable(base)
  // The next call tries again.
  table.catch(() => {
    table = undefined
  })
  const to = findRedirect(await table, decodeURIComponent(removeBase(base, path) ?? ''))
  // The browser loads the old URL, which redirects to the other site.
  if (!to?.startsWith(base)) return undefined
  return (url) => new URL(followRedirect(to, url), url)
}

async function loadTable(base: string): Promise<RedirectMap> {
  return (await fetchFile(addBase(base, redirectMapPath))).json()
}
