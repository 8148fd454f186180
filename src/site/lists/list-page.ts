import type { DocsConfig } from '../../shared/config/config.ts'
import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import type { AllMessages } from '../../shared/messages/page-messages.ts'
import type { List } from '../../shared/site/list.ts'
import type { PageView } from '../../shared/site/page.ts'

/** A page without a source file, before the addresses in its excerpts are known. */
export interface ListPage {
  path: string
  view: PageView
  list: List
  /** Posts whose beginning the list shows. */
  excerpts: CompiledPage[]
  /** Ids of the locales that have the same list. */
  translations: string[]
}

/** What lists are made with. */
export interface ListContext {
  config: DocsConfig
  /** Texts of a language, defaults filled in. */
  messages(locale: string): AllMessages
  viewOf(page: CompiledPage): PageView
}
