import type { ApiDocument, ApiGroup } from '../../shared/api/api-document.ts'
import { createGroupPath, createSchemasPath } from '../../shared/api/api-files.ts'
import type { DocsConfig } from '../../shared/config/config.ts'
import type { ApiMessages } from '../../shared/messages/api/api-messages.ts'
import { fillMessage } from '../../shared/messages/fill-message.ts'
import { formatHeadTitle } from '../../shared/site/head-title.ts'
import { getDefaultLocale } from '../../shared/site/locales.ts'
import type { Heading, PageLink, PageView } from '../../shared/site/page.ts'
import type { ApiPage } from '../../shared/site/site.ts'
import { addItemsToDescription, readFirstParagraph } from '../../shared/text/plain-text.ts'
import { addBase } from '../../shared/urls.ts'
import { createGeneratedView } from '../page-view/create-generated-view.ts'
import { createPageBars } from '../page-view/page-bars.ts'

/** Creates the pages of an API: one for each group, and one for all schemas. */
export function createApiPages(
  document: ApiDocument,
  config: DocsConfig,
  { messages, modified }: { messages: ApiMessages; modified: string | undefined },
): ApiPage[] {
  const links = document.groups.map(
    ({ id, name }): PageLink => ({
      label: name,
      url: addBase(config.base, createGroupPath(document.path, id)),
    }),
  )
  const groups = document.groups.map((group, index): ApiPage => {
    const path = createGroupPath(document.path, group.id)
    const source = {
      path,
      modified,
      title: group.name,
      description: addItemsToDescription(
        readFirstParagraph(group.description) ||
          fillMessage(messages.apiGroupDescription, { name: group.name }),
        createOperationHeadings(group, document).map(({ text }) => text),
      ),
      previous: links[index - 1],
      next: links[index + 1],
    }
    return {
      path,
      group: group.id,
      view: createApiView(source, createOperationHeadings(group, document), { document, config }),
    }
  })
  const names = Object.keys(document.schemas).sort()
  if (names.length === 0) return groups
  const path = createSchemasPath(document.path)
  const source = {
    path,
    modified,
    title: messages.apiSchemas,
    description: addItemsToDescription(
      fillMessage(messages.apiSchemasDescription, { name: document.label }),
      names,
    ),
  }
  const headings = names.map((name): Heading => ({ depth: 2, id: name, text: name }))
  return [...groups, { path, group: undefined, view: createApiView(source, headings, { document, config }) }]
}

interface ApiPageSource {
  path: string
  title: string
  description: string
  modified: string | undefined
  previous?: PageLink | undefined
  next?: PageLink | undefined
}

function createApiView(
  { previous, next, ...source }: ApiPageSource,
  headings: Heading[],
  { document, config }: { document: ApiDocument; config: DocsConfig },
): PageView {
  const locale = getDefaultLocale(config).id
  const above = { label: document.label, url: addBase(config.base, document.path) }
  return {
    ...createGeneratedView({ ...source, kind: 'apiGroup', locale, above }, config),
    headTitle: formatHeadTitle(source.title, { ...config, title: formatHeadTitle(document.label, config) }),
    previous,
    next,
    headings,
    hideToc: false,
    area: config.areas.find(({ id }) => id === document.id)?.id,
    apiBar: createPageBars({ path: source.path, locale }, config).apiBar,
  }
}

function createOperationHeadings(group: ApiGroup, document: ApiDocument): Heading[] {
  const titles = new Map(document.operations.map(({ id, summary }) => [id, summary]))
  return group.operations.map((id) => ({ depth: 2, id, text: titles.get(id) ?? id }))
}
