import type { ReactNode } from 'react'
import { fillMessage } from '../../../shared/messages/fill-message.ts'
import type { PageMessages } from '../../../shared/messages/page-messages.ts'
import type { PostList, PostSummary } from '../../../shared/site/lists/page-listing.ts'
import type { LocaleView } from '../../../shared/site/site-view.ts'
import { AuthorPicture } from '../blog/AuthorPicture.tsx'
import { PostByline } from '../blog/PostByline.tsx'
import { createHtmlNode } from '../create-html-node.ts'
import { PageTags } from '../nav/PageTags.tsx'

interface PostItemsProps {
  list: PostList
  locale: LocaleView
  messages: PageMessages
  /** Excerpts of posts, by URL. */
  excerpts: ReadonlyMap<string, string>
}

/** Posts with their excerpts, newest first. On an author's page, the author is introduced above. */
export function PostItems({ list, locale, messages, excerpts }: PostItemsProps): ReactNode {
  const { posts, author, relatedLinks } = list
  return (
    <>
      {author !== undefined && <AuthorHead author={author} messages={messages} />}
      <div className="post-list">
        {posts.map((post) => (
          <PostItem
            key={post.url}
            post={post}
            excerpt={excerpts.get(post.url)}
            locale={locale}
            messages={messages}
          />
        ))}
      </div>
      <p className="guide-list-more">
        {relatedLinks.map(({ label, url }) => (
          <a key={url} href={url}>
            {label}
          </a>
        ))}
      </p>
    </>
  )
}

interface PostItemProps {
  post: PostSummary
  /** HTML of the post's excerpt, if it has one. */
  excerpt: string | undefined
  locale: LocaleView
  messages: PageMessages
}

function PostItem({ post, excerpt, locale, messages }: PostItemProps): ReactNode {
  const { label, url, description, tags, fallback } = post
  return (
    <article className="listing-item post-item">
      <h2 {...fallback}>
        <a href={url}>{label}</a>
      </h2>
      <PostByline post={post.post} locale={locale} messages={messages} />
      {excerpt === undefined ? (
        <p {...fallback}>{description}</p>
      ) : (
        <div className="post-excerpt" {...fallback}>
          {createHtmlNode(excerpt)}
        </div>
      )}
      <div className="post-foot">
        <a className="post-more" href={url} aria-label={fillMessage(messages.readMoreOf, { title: label })}>
          {messages.readMore}
        </a>
        <PageTags tags={tags} label={messages.tags} />
      </div>
    </article>
  )
}

function AuthorHead({
  author,
  messages,
}: {
  author: NonNullable<PostList['author']>
  messages: PageMessages
}): ReactNode {
  return (
    <div className="author-head">
      <AuthorPicture author={author} />
      <div>
        {author.title !== undefined && <p className="author-title">{author.title}</p>}
        {author.description !== '' && <p>{author.description}</p>}
        {author.homepage !== undefined && (
          <p>
            <a href={author.homepage} rel="me noopener">
              {fillMessage(messages.homepage, { name: author.name })}
            </a>
          </p>
        )}
      </div>
    </div>
  )
}
