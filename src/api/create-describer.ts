import type { ApiDocument } from '../shared/api/api-document.ts'
import type { Describer, SchemaNames } from '../shared/api/describer.ts'
import { createApiIndex } from '../shared/api/pages/create-api-index.ts'
import { getOperationPaths } from '../shared/api/pages/page-paths.ts'
import type { RelatedPages } from '../shared/api/pages/related-pages.ts'
import { admonitionKinds } from '../shared/content/admonition-kinds.ts'
import { apiMessages } from '../shared/messages/api/api-messages.ts'
import { schemaMessages } from '../shared/messages/api/schema-messages.ts'
import { pageMessages } from '../shared/messages/page-messages.ts'
import type { PrintLanguage } from '../shared/output/render-module.ts'
import { pickFields } from '../shared/pick-fields.ts'
import { getMarkdownPath } from '../shared/urls.ts'
import { createOperationItem, createSchemaItem } from './describe/create-api-items.ts'
import { formatCredentials } from './describe/credentials/format-credentials.ts'
import { createDescribeCache, type DescribeContext } from './describe/describe-context.ts'
import { detailCount, fullDetail } from './describe/detail-levels.ts'
import { renderDescription } from './describe/render-description.ts'
import { OverflowCollector } from './describe/schema/overflow-collector.ts'
import { addOriginToLinks } from './exports/add-origin-to-links.ts'
import {
  formatGroupMarkdown,
  formatOperationMarkdown,
  formatSchemaMarkdown,
  formatSchemasMarkdown,
} from './exports/format-api-markdown.ts'
import { nestHeadings } from './exports/markdown/format-heading.ts'
import { linkOperationIds } from './exports/markdown/link-operation-ids.ts'

interface DescriberInput {
  document: ApiDocument
  /** Path that the site is served under. */
  base: string
  /** File of the icons, below the base. Undefined on a site without icons. */
  icons?: string | undefined
  /** URLs that links in descriptions resolve to, by the link as it is written. */
  linkUrls: Record<string, string>
  relatedPages: RelatedPages
  /** Origin of the site. */
  origin: string
  /** Origins whose images descriptions show. Left out if there are none. */
  imageOrigins?: readonly string[]
  /** Language of the texts around what the document says. */
  language: PrintLanguage
}

/** Creates the describer that turns parts of a document into views. Results are cached in it. */
export function createDescriber(input: DescriberInput): Describer {
  const { document, base, icons, linkUrls, relatedPages, origin } = input
  const context = createContext(input)
  const groupsById = new Map(document.groups.map((group) => [group.id, group]))
  const operationsById = new Map(document.operations.map((operation) => [operation.id, operation]))
  const siteUrl = origin + base.slice(0, -1)
  const markdownContext = { document, siteUrl, relatedPages }
  const operationPaths = getOperationPaths(document)
  /** `own` is the operation that a page is about. Its ID isn't linked. */
  const addLinks = (markdown: string, own?: string): string =>
    linkOperationIds(addOriginToLinks(markdown, { linkUrls, origin }), (id) => {
      const path = id === own ? undefined : operationPaths.get(id)
      return path === undefined ? undefined : siteUrl + getMarkdownPath(path)
    })
  return {
    api: document.id,
    index: createApiIndex({ path: document.path, title: document.label, headings: [] }, document, {
      base,
      icons,
    }),
    servers: document.servers,
    levels: detailCount,
    listOperations: (group) =>
      (groupsById.get(group)?.operations ?? []).flatMap((id) => {
        const operation = operationsById.get(id)
        return operation === undefined ? [] : [createOperationItem(operation, context)]
      }),
    listSchemas: () =>
      Object.keys(document.schemas)
        .sort()
        .map((name) => createSchemaItem(name, context)),
    renderDocumentDescription: () => renderDescription(joinChapters(context), context, 1),
    listSchemaNames: () => listSchemaNames(context),
    renderGroupDescription: (group) => renderDescription(groupsById.get(group)?.description ?? '', context),
    createDocumentMarkdown: () => addLinks(nestHeadings(joinChapters(context), 1)),
    createGroupMarkdown: (group) => addLinks(formatGroupMarkdown(groupsById.get(group), markdownContext)),
    createOperationMarkdown(id) {
      const operation = operationsById.get(id)
      return operation === undefined ? '' : addLinks(formatOperationMarkdown(operation, markdownContext), id)
    },
    createSchemasMarkdown: () => addLinks(formatSchemasMarkdown(markdownContext)),
    createSchemaMarkdown: (name) => addLinks(formatSchemaMarkdown(name, markdownContext)),
  }
}

/** The description of a document, followed by its credentials. */
const joinChapters = (context: DescribeContext): string =>
  [context.document.description, formatCredentials(context)].filter((text) => text.trim() !== '').join('\n\n')

function listSchemaNames(context: DescribeContext): SchemaNames[] {
  return Object.entries(context.document.schemas).flatMap(([name, schema]) => {
    const { url, summary } = createSchemaItem(name, context).line
    const fields = typeof schema === 'object' ? Object.keys(schema.properties ?? {}) : []
    return url === undefined ? [] : [{ name, url, summary, fields }]
  })
}

function createContext({ imageOrigins = [], language, ...input }: DescriberInput): DescribeContext {
  const admonitionTitles = pickFields(pageMessages, admonitionKinds)
  return {
    ...pickFields(input, ['document', 'base', 'linkUrls', 'relatedPages']),
    imageOrigins,
    texts: {
      language: language.language,
      messages: { ...admonitionTitles, ...apiMessages, ...schemaMessages, ...language.messages },
    },
    detail: fullDetail,
    parts: new OverflowCollector(input.document.id),
    cache: createDescribeCache(),
  }
}
