import type { CompiledPage } from '../../shared/compiled-page.ts'
import type { DocsConfig } from '../../shared/config.ts'
import type { List } from '../../shared/list.ts'
import type { PageView } from '../../shared/page.ts'
import type { AllMessages } from '../../shared/page-messages.ts'

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
