import { findRedirect, followRedirect, type RedirectMap, redirectMapPath } from '../../shared/redirects.ts'
import { withBase, withoutBase } from '../../shared/urls.ts'
import { getSite } from '../stores/site-store.ts'
import { fetchFile } from './fetch-file.ts'

/** The new address of a page with the query and the hash of the old one. */
export type NewAddress = (asked: URL) => URL

let table: Promise<RedirectMap> | undefined

/** The new address of the page at a canonical path, if it has moved. */
export async function findMovedPage(path: string): Promise<NewAddress | undefined> {
  const { base } = getSite()
  table ??= loadTable(base)
  // A failure is for this time only.
  table.catch(() => {
    table = undefined
  })
  const to = findRedirect(await table, decodeURIComponent(withoutBase(base, path) ?? ''))
  // Another site is the browser's to load, and the old address leads there.
  if (!to?.startsWith(base)) return undefined
  return (asked) => new URL(followRedirect(to, asked), asked)
}

async function loadTable(base: string): Promise<RedirectMap> {
  return (await fetchFile(withBase(base, redirectMapPath))).json()
}
