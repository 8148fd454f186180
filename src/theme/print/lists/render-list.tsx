import { renderToStaticMarkup } from 'react-dom/server'
import { allMessages } from '../../../shared/messages/all-messages.ts'
import type { ListInput } from '../../../shared/output/render-module.ts'
import { AuthorCards } from './AuthorCards.tsx'
import { GuideItems } from './GuideItems.tsx'
import { PostItems } from './PostItems.tsx'
import { TagIndex } from './TagIndex.tsx'

/** Renders the article of a page without a source file. Only the build renders it, and it's never hydrated. */
export function renderList({ list, locale, messages: overrides, excerpts }: ListInput): string {
  const messages = { ...allMessages, ...overrides }
  switch (list.kind) {
    case 'tags':
      return renderToStaticMarkup(<TagIndex tags={list.tags} locale={locale} messages={messages} />)
    case 'guides':
      return renderToStaticMarkup(<GuideItems list={list} texts={{ messages, language: locale.htmlLang }} />)
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

/**
 * Replaces tokens with excerpts. React has no node for HTML, so each excerpt was rendered as a private-use character
 * and its index.
 */
function fillExcerpts(html: string, excerpts: readonly string[]): string {
  return html.replace(/\uE002(\d+)\uE003/g, (_, index: string) => excerpts[Number(index)] ?? '')
}
