import type { ReleaseKind } from '../../shared/content/entries.ts'

/** What readers call the kinds of a change. */
export const kindLabels: Record<ReleaseKind, string> = {
  new: 'New',
  improved: 'Improved',
  fixed: 'Fixed',
  deprecated: 'Deprecated',
}
