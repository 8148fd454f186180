import type { ApiDocument } from '../../shared/api/api-document.ts'
import type { DocsConfig } from '../../shared/config/config.ts'
import type { ApiMessages } from '../../shared/messages/api/api-messages.ts'
import { formatHeadTitle } from '../../shared/site/head-title.ts'
import { getDefaultLocale } from '../../shared/site/locales.ts'
import type { PageLink, PageView } from '../../shared/site/page.ts'
import { addBase } from '../../shared/urls.ts'
import { createApiBarAndHomeFooter } from '../page-view/api-bar-and-home-footer.ts'
import { createGeneratedView } from '../page-view/create-generated-view.ts'

/** Data for all pages of an API. */
export interface ApiPageContext {
  config: DocsConfig
  messages: ApiMessages
  /** Day of the last change to the document. */
  modified: string | undefined
}

interface ApiPageSource {
  path: string
  title: string
  description: string
  /** Group of an operation whose title others have, too. */
  place?: string | undefined
  previous?: PageLink | undefined
  next?: PageLink | undefined
  /** Pages between the overview and this one. */
  above?: PageLink[]
}

/** Creates the view of a page below the overview of an API. */
export function createApiView(
  { previous, next, place, above = [], ...source }: ApiPageSource,
  document: ApiDocument,
  { config, modified }: ApiPageContext,
): PageView {
  const { path, title } = source
  const locale = getDefaultLocale(config).id
  const overview = { label: document.label, url: addBase(config.base, document.path) }
  const site = { ...config, title: formatHeadTitle(document.label, config) }
  return {
    ...createGeneratedView({ ...source, modified, kind: 'apiItem', locale, above: overview }, config),
    headTitle: formatHeadTitle(title, { ...config, title: formatHeadTitle(place, site) }),
    breadcrumbs: [overview, ...above, { label: title, url: undefined }],
    previous,
    next,
    hideToc: true,
    area: config.areas.find(({ id }) => id === document.id)?.id,
    apiBar: createApiBarAndHomeFooter({ path, locale }, config).apiBar,
  }
}
