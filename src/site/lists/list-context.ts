import type { DocsConfig } from '../../shared/config/config.ts'
import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import type { AllMessages } from '../../shared/messages/page-messages.ts'
import type { PageListing } from '../../shared/site/lists/page-listing.ts'
import type { PageView } from '../../shared/site/page.ts'
import type { GeneratedPage } from '../../shared/site/site.ts'
import { findNewestDay } from '../modified-days.ts'
import { createGeneratedView, type GeneratedPageSource } from '../page-view/create-generated-view.ts'
import type { CategoryItem } from '../sidebar/sidebar-node.ts'

/** A list before the links in its excerpts are resolved. */
export interface SiteList extends Omit<GeneratedPage, 'excerpts'> {
  /** Posts whose excerpts are on the list. */
  excerpts: CompiledPage[]
}

/** The data that all lists need. */
export interface ListContext {
  config: DocsConfig
  /** Returns the messages of a locale, including defaults. */
  messages(locale: string): AllMessages
  findView(page: CompiledPage): PageView
  /** Returns the outermost category around a guide. */
  findCategory(page: CompiledPage): CategoryItem | undefined
}

/** Returns the newest day of the pages of a list. */
export const findListDay = (pages: readonly CompiledPage[], { findView }: ListContext): string | undefined =>
  findNewestDay(pages.map((page) => findView(page).modified))

/** Creates a list that every language of the site has. */
export function createList(
  source: GeneratedPageSource,
  list: PageListing,
  { config }: ListContext,
): SiteList {
  const translations = config.locales.map(({ id }) => id)
  return { path: source.path, view: createGeneratedView(source, config), list, excerpts: [], translations }
}
