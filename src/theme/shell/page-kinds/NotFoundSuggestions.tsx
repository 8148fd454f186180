import type { ReactNode } from 'react'
import type { ListedPage } from '../../../shared/site/page.ts'
import type { SiteView } from '../../../shared/site/site-view.ts'
import { Hero } from '../layout/Hero.tsx'
import { SearchForm } from '../search/SearchForm.tsx'
import { usePageMessages } from '../usePageMessages.ts'

/** Ways out of the not-found page: search and entry points. */
export function NotFoundHero({ site, title }: { site: SiteView; title: string }): ReactNode {
  const messages = usePageMessages()
  return (
    <Hero title={title} lead={messages.notFoundLead} illustration="missing">
      {site.searchUrl !== undefined && <SearchForm action={site.searchUrl} />}
      <ul className="not-found-actions">
        <li>
          <a className="button" href={site.brand.homeUrl}>
            {messages.goHome}
          </a>
        </li>
        {site.areas.map(({ id, label, url }) => (
          <li key={id}>
            <a className="button" href={url}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Hero>
  )
}

/**
 * Pages with a URL similar to the requested one. They're beside or below the article, so that
 * the layout doesn't shift when they have loaded.
 */
export function SuggestedPages({ suggestions }: { suggestions: ListedPage[] }): ReactNode {
  const messages = usePageMessages()
  if (suggestions.length === 0) return null
  return (
    <section aria-labelledby="suggestions">
      <h2 id="suggestions">{messages.didYouMean}</h2>
      <ul>
        {suggestions.map(({ title, url }) => (
          <li key={url}>
            <a className="suggestion" href={url}>
              <span className="suggestion-title">{title}</span>
              <span className="suggestion-url">{url}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
