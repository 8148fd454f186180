import type { ApiDocument } from '../shared/api/api-document.ts'
import { exampleRequest } from '../shared/api/create-request.ts'
import type { Describer } from '../shared/api/describer.ts'
import { createSchemaExample } from '../shared/api/example/create-example.ts'
import { apiMessages } from '../shared/messages/api/api-messages.ts'
import { schemaMessages } from '../shared/messages/api/schema-messages.ts'
import type { PrintLanguage } from '../shared/output/server-module.ts'
import { highlightJson, highlightSample } from '../shared/samples/highlight-sample.ts'
import { sampleLanguages } from '../shared/samples/languages.ts'
import type { RelatedPages } from '../shared/site/related-pages.ts'
import type { DescribeContext } from './describe/describe-context.ts'
import { describeOperation } from './describe/describe-operation.ts'
import { descriptionHtml } from './describe/markdown.ts'
import { describeNamedSchema } from './describe/schema/describe-schema.ts'
import { withAbsoluteLinks } from './exports/absolute-links.ts'
import { groupMarkdown, schemasMarkdown } from './exports/markdown.ts'
import { createRequestSpec } from './request/create-request-spec.ts'

interface DescriberInput {
  document: ApiDocument
  /** Path that the site is served under. */
  base: string
  /** URLs that links in descriptions resolve to, by the link as it is written. */
  addresses: Record<string, string>
  related: RelatedPages
  /** Origin of the site. */
  origin: string
  /** Language of the texts around what the document says. */
  language: PrintLanguage
}

/** Creates the describer that turns parts of a document into views. Results are cached in it. */
export function createDescriber(input: DescriberInput): Describer {
  const { document, base, addresses, related, origin, language } = input
  const context: DescribeContext = {
    document,
    base,
    links: addresses,
    related,
    texts: {
      language: language.language,
      messages: { ...apiMessages, ...schemaMessages, ...language.messages },
    },
    requestSpec: (operation) => createRequestSpec(operation, document),
    samples: {
      languages: sampleLanguages,
      exampleRequest,
      highlight: highlightSample,
      highlightJson,
      createExample: createSchemaExample,
    },
  }
  const byId = new Map(document.groups.map((group) => [group.id, group]))
  const operations = new Map(document.operations.map((operation) => [operation.id, operation]))
  return {
    api: document.id,
    servers: document.servers,
    *operations(group) {
      for (const id of byId.get(group)?.operations ?? []) {
        const operation = operations.get(id)
        if (operation !== undefined) yield describeOperation(operation, context)
      }
    },
    *schemas() {
      for (const name of Object.keys(document.schemas).sort()) yield describeNamedSchema(name, context)
    },
    groupDescription: (group) => descriptionHtml(byId.get(group)?.description ?? '', context),
    groupMarkdown: (group) =>
      withAbsoluteLinks(groupMarkdown(byId.get(group), document), { addresses, origin }),
    schemasMarkdown: () => withAbsoluteLinks(schemasMarkdown(document), { addresses, origin }),
  }
}
