import { findRedirect, type RedirectMap, redirectMapPath } from '../../shared/redirects.ts'
import { withBase, withoutBase } from '../../shared/urls.ts'
import { getSite } from '../site-store.ts'

let table: Promise<RedirectMap> | undefined

/** The new address of the page at a canonical path, if it has moved. */
export async function findMovedPage(path: string, signal: AbortSignal): Promise<string | undefined> {
  const { base } = getSite()
  table ??= loadTable(base)
  // A failure is for this time only.
  table.catch(() => {
    table = undefined
  })
  const map = await table
  signal.throwIfAborted()
  const to = findRedirect(map, decodeURIComponent(withoutBase(base, path) ?? ''))
  // Another site is the browser's to load, and the old address leads there.
  return to?.startsWith(base) ? to : undefined
}

async function loadTable(base: string): Promise<RedirectMap> {
  const response = await fetch(withBase(base, redirectMapPath))
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`)
  return response.json()
}
