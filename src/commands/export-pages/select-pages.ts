import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuiltPage, BuiltSite } from '../../doctor/read-built-site.ts'
import { createFileError, type DocsError } from '../../shared/docs-error.ts'
import { getLevelPath, rootLevel, type SidebarItem } from '../../shared/site/sidebar.ts'
import { findNearest } from '../../shared/text/find-nearest.ts'
import { addBase } from '../../shared/urls.ts'

interface SelectedPages {
  /** Title of the page at the path. Without one, the name of the site. */
  title: string
  pages: BuiltPage[]
}

/**
 * Selects the page at a path and all pages below it, in the order of the sidebar. The page of an API's group is left
 * out: it repeats its operations. Throws a `DocsError` if there is no page.
 */
export function selectPages({ out, site, pages }: BuiltSite, path: string): SelectedPages {
  const start = addBase(site.base, `/${path.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/'))
  const matching = pages.filter(({ view }) => !view.isHidden && view.url.startsWith(start))
  const parents = new Set(matching.map(({ view }) => view.url.replace(/[^/]+\/$/, '')))
  const selected = matching.filter(({ view }) => view.kind !== 'apiItem' || !parents.has(view.url))
  if (selected.length === 0) throw createMissingError(path, start, pages)
  const positions = new Map(listSidebarUrls(out, selected).map((url, index) => [url, index]))
  const getPosition = ({ view }: BuiltPage): number => positions.get(view.url) ?? positions.size
  const top = matching.find(({ view }) => view.url === start)
  return {
    title: top?.view.title ?? site.name,
    // The sort is stable: pages outside of the sidebar stay in the order of their paths, at the end.
    pages: selected
      .toSorted((a, b) => (a.view.url < b.view.url ? -1 : 1))
      .toSorted((a, b) => getPosition(a) - getPosition(b)),
  }
}

function createMissingError(path: string, start: string, pages: readonly BuiltPage[]): DocsError {
  const nearest = findNearest(
    start,
    pages.map(({ view }) => view.url),
  )
  return createFileError(
    start,
    `The site has no page at or below \`${path}\`.`,
    nearest === undefined ? 'Give the path of a page or section.' : `Did you mean \`${nearest}\`?`,
  )
}

/** Lists the URLs of the sidebars of pages, level by level. */
function listSidebarUrls(out: string, pages: readonly BuiltPage[]): string[] {
  const sidebars = new Set(pages.flatMap(({ view }) => view.sidebar?.id ?? []))
  return [...sidebars].flatMap((sidebar) => listLevelUrls(out, sidebar, rootLevel))
}

function listLevelUrls(out: string, sidebar: string, level: string): string[] {
  const file = join(out, getLevelPath(sidebar, level))
  if (!existsSync(file)) return []
  const items: SidebarItem[] = JSON.parse(readFileSync(file, 'utf8'))
  return items.flatMap((item) => {
    if (item.kind === 'external') return []
    return item.kind === 'page' ? [item.url] : [item.url, ...listLevelUrls(out, sidebar, item.id)]
  })
}
