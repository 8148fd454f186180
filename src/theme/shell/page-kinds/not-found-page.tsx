import '../../styles/sheets/mdx-page.css'
import { type ReactNode, useEffect, useState } from 'react'
import { announce } from '../../../runtime/dom/announce.ts'
import { fetchFile } from '../../../runtime/loading/fetch-file.ts'
import { suggestPages } from '../../../shared/matching/suggest-pages.ts'
import type { ListedPage } from '../../../shared/site/page.ts'
import { addBase, pageListPath } from '../../../shared/urls.ts'
import { StaticHtml } from '../StaticHtml.tsx'
import { usePageMessages } from '../usePageMessages.ts'
import { NotFoundHero, SuggestedPages } from './NotFoundSuggestions.tsx'
import type { PageKindProps } from './page-kind-props.ts'

/** The page for a URL without a page. */
export default function NotFoundPage({ site, view, content }: PageKindProps): ReactNode {
  const suggestions = usePageSuggestions(site.base, usePageMessages().didYouMean)
  return (
    <div className="content content-landing">
      <main id="main" className="page landing">
        <NotFoundHero site={site} title={view.title} />
        <div className={`not-found-ways${suggestions?.length === 0 ? ' alone' : ''}`}>
          <StaticHtml className="article" html={content} />
          <SuggestedPages suggestions={suggestions ?? []} />
        </div>
      </main>
    </div>
  )
}

/**
 * Returns the pages whose URLs are most similar to the current one. A static host serves the same file for all URLs
 * without a page, so the browser finds them in a list of all pages that is loaded only here. Screen readers announce
 * them, after `didYouMean`. Undefined until then.
 */
function usePageSuggestions(base: string, didYouMean: string): ListedPage[] | undefined {
  const [suggestions, setSuggestions] = useState<ListedPage[]>()
  useEffect(() => {
    const controller = new AbortController()
    findPages(base, controller.signal).then((pages) => {
      if (controller.signal.aborted) return
      setSuggestions(pages)
      if (pages.length > 0) announce(`${didYouMean} ${pages.map(({ title }) => title).join(', ')}`)
    })
    return () => controller.abort()
  }, [base, didYouMean])
  return suggestions
}

async function findPages(base: string, signal: AbortSignal): Promise<ListedPage[]> {
  try {
    const response = await fetchFile(addBase(base, pageListPath), { signal })
    return suggestPages(await response.json(), location.pathname)
  } catch (error) {
    if (!signal.aborted) console.warn('Failed to load the pages with a similar URL.', error)
    return []
  }
}
