import type { Fragment } from '../../shared/site/page.ts'
import { getFragmentPath } from '../../shared/urls.ts'
import { getSite } from '../stores/site-store.ts'
import { createFetchCache, type FetchCache } from './fetch-cache.ts'
import { type FileRequest, fetchFile } from './fetch-file.ts'

/** Reads the fragment of a page from its file, and rejects anything else that a host may respond with. */
export async function readFragment(response: Response): Promise<Fragment> {
  const value: unknown = await response.json()
  if (!isFragment(value)) throw new Error(`${response.url} is not a page.`)
  return value
}

const isDocumentPath = (url: string): boolean =>
  getSite().documentPaths.some((above) => url.startsWith(above) && url !== above)

async function fetchPage(url: string, options: FileRequest): Promise<Fragment> {
  if (!isDocumentPath(url)) return readFragment(await fetchFile(getFragmentPath(url), options))
  const [response, { readPageDocument }] = await Promise.all([
    fetchFile(url, options),
    import('./read-page-document.ts'),
  ])
  return readPageDocument(await response.text(), url)
}

function isFragment(value: unknown): value is Fragment {
  if (typeof value !== 'object' || value === null) return false
  const { build, view, content } = value as Partial<Fragment>
  return typeof build === 'string' && typeof view?.url === 'string' && typeof content === 'string'
}

/** The fragments of this tab, by the canonical path of their page. */
export const fragments: FetchCache<Fragment> = createFetchCache({
  limit: 30,
  fetch: fetchPage,
})
