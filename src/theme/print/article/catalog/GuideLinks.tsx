import type { ReactNode } from 'react'
import { FilledMessage } from '../../../islands/FilledMessage.tsx'
import { useArticleMessages } from '../../../islands/useArticleMessages.ts'

/** A guide that uses a command, an operation, or a Terraform name. */
export interface GuideLink {
  title: string
  url: string
}

/** Links to the guides that use the command, operation, or Terraform name documented above. */
export function GuideLinks({ guides }: { guides: GuideLink[] }): ReactNode {
  const { messages } = useArticleMessages()
  if (guides.length === 0) return null
  const links = guides.map(({ title, url }, index) => (
    <span key={url}>
      {index > 0 && ', '}
      <a href={url}>{title}</a>
    </span>
  ))
  return (
    <p>
      <FilledMessage text={messages.usedIn} values={{ guides: links }} />
    </p>
  )
}
