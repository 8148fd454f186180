import type { Breadcrumb, PageView } from '../../../../shared/site/page.ts'
import type { SiteView } from '../../../../shared/site/site-view.ts'

/**
 * Lists the path above a page. A page outside the guides, for example one with questions or release notes, is below its
 * area. Without an area, it is below the home page in its language.
 */
export function listCrumbs(
  { breadcrumbs, title, url, area, locale }: PageView,
  { areas, locales, base, title: siteTitle }: Pick<SiteView, 'areas' | 'locales' | 'base' | 'title'>,
): Breadcrumb[] {
  if (breadcrumbs.length > 0) return breadcrumbs
  const home = locales.find(({ id }) => id === locale)?.path ?? base
  const above = areas.find(
    ({ id, url: areaUrl }) => id === area && areaUrl !== url && areaUrl.startsWith(home),
  )
  return [
    { label: above?.label ?? siteTitle, url: above?.url ?? home },
    { label: title, url: undefined },
  ]
}
