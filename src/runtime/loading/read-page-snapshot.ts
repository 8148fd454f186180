import type { EmbeddedData, PageSnapshot } from '../../shared/site/page.ts'

/** Reads the data that a document has for scripts. Empty if it isn't a page, for example because it redirects. */
export const readEmbeddedData = (page: ParentNode): Partial<EmbeddedData> =>
  JSON.parse(page.querySelector('script#docent-view')?.textContent ?? '{}')

/** Reads a page from its document. Returns undefined if the document isn't a page. */
export function readPageSnapshot(page: ParentNode): PageSnapshot | undefined {
  const { build, view } = readEmbeddedData(page)
  if (build === undefined || view === undefined) return undefined
  // The not-found page prints its own article.
  const content = page.querySelector('.page-slot') ?? page.querySelector('#main .article')
  return { build, view, content: content?.innerHTML ?? '' }
}
