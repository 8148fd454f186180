import type { ReactNode } from 'react'
import { fillMessage } from '../../../shared/messages/fill-message.ts'
import type { PageMessages } from '../../../shared/messages/page-messages.ts'
import type { PostView } from '../../../shared/site/page.ts'
import type { LocaleView } from '../../../shared/site/site-view.ts'
import { Day } from '../nav/Day.tsx'

interface PostBylineProps {
  post: PostView
  locale: LocaleView | undefined
  messages: PageMessages
}

/** Date, reading time, and authors of a post. */
export function PostByline({ post, locale, messages }: PostBylineProps): ReactNode {
  const minutes = new Intl.NumberFormat(locale?.id ?? 'en').format(post.minutes)
  return (
    <p className="byline">
      <Day date={post.date} locale={locale} />
      <span>{fillMessage(messages.minutes, { minutes })}</span>
      {post.authors.map(({ name, url }) => (
        <a key={url} className="byline-author" href={url}>
          {name}
        </a>
      ))}
    </p>
  )
}
