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
      return renderToStaticMarkup(
        <PostItems list={list} locale={locale} messages={messages} excerpts={excerpts} />,
      )
    case 'authors':
      return renderToStaticMarkup(<AuthorCards authors={list.authors} messages={messages} />)
  }
}
