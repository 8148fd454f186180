import { useEffect, useState } from 'react'
import { announce } from '../../runtime/dom/announce.ts'
import { fetchFile } from '../../runtime/loading/fetch-file.ts'
import { suggestPages } from '../../runtime/matching/suggest-pages.ts'
import type { ListedPage } from '../../shared/site/page.ts'
import { addBase, pageListPath } from '../../shared/urls.ts'

/**
 * The pages whose address is most like the tab's own. The file of a static host is the same for all addresses that have
 * no page, so the browser works them out, from a list of all pages that nothing else loads. Readers who do not see them
 * hear of them, after `didYouMean`.
 */
export function usePageSuggestions(base: string, didYouMean: string): ListedPage[] {
  const [suggestions, setSuggestions] = useState<ListedPage[]>([])
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
    if (!signal.aborted) console.warn('Pages with a similar address could not be found.', error)
    return []
  }
}
