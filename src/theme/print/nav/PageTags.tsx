import type { ReactNode } from 'react'
import type { PageLink } from '../../../shared/site/page.ts'
import { LinkList } from './LinkList.tsx'

/** Tags of a page. Renders nothing without tags. */
export function PageTags({ tags, label }: { tags: readonly PageLink[]; label: string }): ReactNode {
  if (tags.length === 0) return null
  return <LinkList links={tags} className="tags" linkClassName="tag" label={label} />
}
