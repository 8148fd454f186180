import '../../styles/sheets/mdx-page.css'
import type { ReactNode } from 'react'
import { StaticHtml } from '../StaticHtml.tsx'
import { usePageMessages } from '../usePageMessages.ts'
import { NotFoundHero, SuggestedPages } from './NotFoundSuggestions.tsx'
import type { PageKindProps } from './page-kind-props.ts'
import { usePageSuggestions } from './usePageSuggestions.ts'

/** The page for a URL without a page. */
export default function NotFoundPage({ site, view, content }: PageKindProps): ReactNode {
  const suggestions = usePageSuggestions(site.base, usePageMessages().didYouMean)
  return (
    <div className="content content-landing">
      <main id="main" className="page landing">
        <NotFoundHero site={site} title={view.title} />
        <div className="not-found-ways">
          <StaticHtml className="article" html={content} />
          <SuggestedPages suggestions={suggestions} />
        </div>
      </main>
    </div>
  )
}
