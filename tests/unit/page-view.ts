import type { UserConfig } from '../../src/shared/config/config.ts'
import type { CategorySettings } from '../../src/shared/content/category.ts'
import type { CompiledPage } from '../../src/shared/content/compiled-page.ts'
import type { PageView } from '../../src/shared/site/page.ts'
import { createModifiedDays } from '../../src/site/modified-days.ts'
import { createPageView } from '../../src/site/page-view/create-page-view.ts'
import { createNavigation } from '../../src/site/sidebar/scope-navigation.ts'
import { sampleConfig } from './sample-values.ts'

/** A site with one version and one language, and no blog. */
export interface Situation {
  pages: CompiledPage[]
  config?: Partial<UserConfig>
  lastUpdated?: [string, string][]
}

/** The view of one of its pages. */
export function createView(id: string, { pages, config: more = {}, lastUpdated = [] }: Situation): PageView {
  const config = sampleConfig(more)
  const categories: CategorySettings[] = []
  const navigation = createNavigation(
    pages.filter(({ kind }) => kind === 'doc'),
    { config, scope: { locale: 'en', version: 'current', categories } },
  )
  const page = pages.find((candidate) => candidate.id === id)
  if (page === undefined) throw new Error(`There is no page ${id}.`)
  return createPageView(page, {
    config,
    navigation,
    days: createModifiedDays({ lastUpdated: new Map(lastUpdated), listedFiles: [], apis: [] }),
    listTags: () => [],
    createVersionBadge: () => undefined,
    blog: undefined,
    resolveLocalizedPath: (path) => path,
  })
}
