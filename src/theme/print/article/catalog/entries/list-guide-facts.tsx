import { Fragment } from 'react'
import type { EntryFact } from './EntryFacts.tsx'

/** A guide that uses a command, an operation, or a Terraform name. */
export interface GuideLink {
  title: string
  url: string
}

/** Lists the guides that use the documented command, operation, or Terraform name. */
export function listGuideFacts(label: string, guides: readonly GuideLink[]): EntryFact[] {
  if (guides.length === 0) return []
  const value = guides.map(({ title, url }, index) => (
    <Fragment key={url}>
      {index > 0 && ', '}
      <a href={url}>{title}</a>
    </Fragment>
  ))
  return [{ label, value }]
}
