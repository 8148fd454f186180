import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import type { PageView } from '../../shared/site/page.ts'
import type { ReferencePage } from '../../shared/site/site.ts'
import { createReferencePages } from '../api/api-pages.ts'
import type { SiteInput } from '../create-site.ts'
import type { Sections } from '../scopes/create-scopes.ts'
import { createPageView } from './create-page-view.ts'
import { distinguishTitles } from './distinguish-titles.ts'

interface Views {
  views: ReadonlyMap<CompiledPage, PageView>
  /** The pages that each reference makes. */
  made: ReferencePage[][]
}

/** Creates the views of all pages, which are told apart by their full titles. */
export function createViews(
  pages: readonly CompiledPage[],
  sections: Sections,
  { references, config }: Pick<SiteInput, 'references' | 'config'>,
): Views {
  const views = pages.map((page) => [page, createPageView(page, sections.viewContext(page))] as const)
  const made = references.map(({ loaded }) => createReferencePages(loaded.document, config))
  const plain = [...views.map(([, view]) => view), ...made.flat().map(({ view }) => view)]
  const distinct = distinguishTitles(plain, config)
  return {
    views: new Map(views.map(([page, view]) => [page, distinct.get(view) ?? view])),
    made: made.map((group) => group.map((page) => ({ ...page, view: distinct.get(page.view) ?? page.view }))),
  }
}
