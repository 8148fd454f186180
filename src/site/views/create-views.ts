import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import { apiMessages } from '../../shared/messages/api/api-messages.ts'
import { defaultLocale } from '../../shared/site/locales.ts'
import type { PageView } from '../../shared/site/page.ts'
import type { ReferencePage } from '../../shared/site/site.ts'
import { createReferencePages } from '../api/api-pages.ts'
import { createPageView } from '../create-page-view.ts'
import type { SiteInput } from '../create-site.ts'
import type { Sections } from '../scopes/scopes.ts'
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
  { references, config, messages }: Pick<SiteInput, 'references' | 'config' | 'messages'>,
): Views {
  const views = pages.map((page) => [page, createPageView(page, sections.viewContext(page))] as const)
  const apiTexts = { ...apiMessages, ...messages.get(defaultLocale(config).id) }
  const made = references.map(({ loaded }) => createReferencePages(loaded.document, config, apiTexts))
  const plain = [...views.map(([, view]) => view), ...made.flat().map(({ view }) => view)]
  const distinct = distinguishTitles(plain, config)
  return {
    views: new Map(views.map(([page, view]) => [page, distinct.get(view) ?? view])),
    made: made.map((group) => group.map((page) => ({ ...page, view: distinct.get(page.view) ?? page.view }))),
  }
}
