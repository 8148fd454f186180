import type { StoredPage } from '../../../shared/output/offline-paths.ts'

interface Limits {
  maxPages: number
  maxBytes: number
}

/** Chooses the pages to remove: visited ones beyond the limits, least recently read first. Never a saved one. */
export function chooseEvictedPages(
  pages: readonly StoredPage[],
  { maxPages, maxBytes }: Limits,
): StoredPage[] {
  const visitedPages = pages.filter(({ isSaved }) => !isSaved).sort((a, b) => b.readAt - a.readAt)
  let bytes = 0
  return visitedPages.filter((page, index) => {
    bytes += page.bytes
    return index >= maxPages || bytes > maxBytes
  })
}
