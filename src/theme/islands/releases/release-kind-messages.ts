import type { ReleaseKind } from '../../../shared/content/listed/release-kinds.ts'
import type { ArticleMessages } from '../../../shared/messages/article-messages.ts'

/** Messages for the kinds of a change. */
export const releaseKindMessages: Record<ReleaseKind, keyof ArticleMessages> = {
  new: 'releaseNew',
  improved: 'releaseImproved',
  fixed: 'releaseFixed',
  deprecated: 'releaseDeprecated',
}
