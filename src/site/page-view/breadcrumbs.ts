import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import type { Breadcrumb } from '../../shared/site/page.ts'
import { addBase } from '../../shared/urls.ts'
import { findArea } from '../areas.ts'
import type { SidebarLevels } from '../sidebar/sidebar-levels.ts'
import { getLabel } from '../sidebar/sidebar-node.ts'
import type { PageViewContext } from './view-context.ts'

/** Creates the path from the area or the blog to a page. */
export function createBreadcrumbs(
  page: CompiledPage,
  sidebar: SidebarLevels | undefined,
  context: PageViewContext,
): Breadcrumb[] {
  if (page.kind === 'blogPost') return createPostBreadcrumbs(page, context)
  if (page.kind !== 'doc') return []
  const { config } = context
  const area = findArea(page, config)
  const areaPath = area === undefined ? undefined : context.resolveLocalizedPath(area.url, page)
  // On the area's own page, it's the last item of the path.
  const first =
    area === undefined || areaPath === undefined || areaPath === page.path
      ? []
      : [{ label: area.label, url: addBase(config.base, areaPath) }]
  const activePath = sidebar?.activePaths.get(page.id) ?? []
  const categories = activePath.flatMap((id): Breadcrumb[] => {
    const category = sidebar?.categories.get(id)
    if (category === undefined || category.landing?.id === page.id) return []
    const url = category.landing === undefined ? undefined : addBase(config.base, category.landing.path)
    return [{ label: category.label, url }]
  })
  return [...first, ...joinEqualLabels(categories), { label: getLabel(page), url: undefined }]
}

/** Joins a group and the folder of the same name in it. Only the folder has a page. */
const joinEqualLabels = (categories: readonly Breadcrumb[]): Breadcrumb[] =>
  categories.filter(({ label, url }, index) => url !== undefined || categories[index + 1]?.label !== label)

function createPostBreadcrumbs(page: CompiledPage, { blog, config }: PageViewContext): Breadcrumb[] {
  if (blog === undefined) return []
  const first = { label: blog.config.title, url: addBase(config.base, blog.path) }
  return [first, { label: page.title, url: undefined }]
}
