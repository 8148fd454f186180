import { renderToStaticMarkup } from 'react-dom/server'
import { allMessages } from '../../shared/messages/all-messages.ts'
import type { ListInput } from '../../shared/output/server-module.ts'
import { AuthorCards } from './AuthorCards.tsx'
import { GuideItems } from './GuideItems.tsx'
import { PostItems } from './PostItems.tsx'
import { TagIndex } from './TagIndex.tsx'

/** The article of a page without a source file. It is printed once, by the build, and never comes to life. */
export function renderList({ list, locale, messages: overrides, excerpts }: ListInput): string {
  const messages = { ...allMessages, ...overrides }
  switch (list.kind) {
    case 'tags':
      return renderToStaticMarkup(<TagIndex tags={list.tags} locale={locale} />)
    case 'guides':
      return renderToStaticMarkup(<GuideItems guides={list.guides} all={list.all} />)
    case 'posts':
      return fillExcerpts(
        renderToStaticMarkup(
          <PostItems list={list} locale={locale} messages={messages} excerpts={excerpts} />,
        ),
        [...excerpts.values()],
      )
    case 'authors':
      return renderToStaticMarkup(<AuthorCards authors={list.authors} messages={messages} />)
  }
}

/** React has no node for finished HTML: each beginning of a post has stood as a private character and its number. */
function fillExcerpts(html: string, excerpts: readonly string[]): string {
  return html.replace(/\uE002(\d+)\uE003/g, (_, index: string) => excerpts[Number(index)] ?? '')
}
