import type { PageSnapshot } from '../../shared/site/page.ts'
import { parseHtml } from '../dom/trusted-html.ts'
import { createFetchCache, type FetchCache } from './fetch-cache.ts'
import { fetchFile } from './fetch-file.ts'
import { readPageSnapshot } from './read-page-snapshot.ts'

/** The pages of this tab, by their canonical path. */
export const pageCache: FetchCache<PageSnapshot> = createFetchCache({
  // In `docent dev`, an edit may have changed any page.
  limit: import.meta.env.DOCENT_IS_DEV ? 0 : 30,
  async fetch(url, options) {
    // Following a redirect to another site would fail like a broken connection.
    const response = await fetchFile(url, { ...options, redirect: 'manual' })
    const page = readPageSnapshot(parseHtml(await response.text()))
    if (page?.view.url !== url) throw new Error(`The document at ${url} is not its page.`)
    return page
  },
})
