import type { ApiDocument } from '../../shared/api/api-document.ts'
import type { ApiMessages } from '../../shared/messages/api/api-messages.ts'
import type { SchemaMessages } from '../../shared/messages/api/schema-messages.ts'
import type { LocalizedMessages } from '../../shared/messages/count-message.ts'
import type { RelatedPages } from '../../shared/site/related-pages.ts'

/** Everything needed to describe operations. One object per API, which also serves as the key of the caches. */
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
  /** Texts of the language that it is described in. */
  texts: DescribeTexts
}

export type DescribeTexts = LocalizedMessages<ApiMessages & SchemaMessages>
