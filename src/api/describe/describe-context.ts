import type { ApiDocument } from '../../shared/api/api-document.ts'
import type { SchemaField } from '../../shared/api/operation-view.ts'
import type { RelatedPages } from '../../shared/api/pages/related-pages.ts'
import type { FlatSchema } from '../../shared/api/schema/flat-schema.ts'
import type { AdmonitionTitles } from '../../shared/content/admonition-kinds.ts'
import type { ApiMessages } from '../../shared/messages/api/api-messages.ts'
import type { SchemaMessages } from '../../shared/messages/api/schema-messages.ts'
import type { LocalizedMessages } from '../../shared/messages/count-message.ts'
import type { Detail } from './detail-levels.ts'
import type { OverflowCollector } from './schema/overflow-collector.ts'

/** Everything needed to describe the operations and schemas of an API. */
export interface DescribeContext {
  document: ApiDocument
  /** Path that the site is served under. */
  base: string
  /**
   * Maps links as written in descriptions to URLs. Links that aren't listed stay unchanged, and links with an empty URL
   * are shown as text.
   */
  linkUrls: Readonly<Record<string, string>>
  relatedPages: RelatedPages
  /** Origins whose images are shown (`contentPolicy.images`). Others are links. */
  imageOrigins: readonly string[]
  /** Texts of the language that it is described in. */
  texts: DescribeMessages
  /** How much is described in place. */
  detail: Detail
  /** Takes the schemas that there is no room for in place. */
  parts: OverflowCollector
  /** Results that don't depend on the amount of detail. */
  cache: DescribeCache
}

export interface DescribeCache {
  /** HTML of descriptions. */
  descriptions: Map<string, string>
  /** Rows, because the fields of component schemas recur in operation after operation. */
  fields: WeakMap<FlatSchema, FieldDescription>
}

/** The part of a field's description that doesn't depend on its position. */
export type FieldDescription = Omit<SchemaField, 'name' | 'anchor' | 'isRequired' | 'children'>

export const createDescribeCache = (): DescribeCache => ({ descriptions: new Map(), fields: new WeakMap() })

export type DescribeMessages = LocalizedMessages<ApiMessages & SchemaMessages & AdmonitionTitles>
