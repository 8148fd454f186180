import { suggestPages } from '../../shared/matching/suggest-pages.ts'
import { pageMessages } from '../../shared/messages/page-messages.ts'
import { pageVary } from '../../shared/output/hidden-paths.ts'
import type { ServerManifest } from '../../shared/output/server/server-manifest.ts'
import type { ListedPage } from '../../shared/site/page.ts'
import { escapeMarkdown } from '../../shared/text/escape-markdown.ts'
import { addBase, getMarkdownPath, pageListPath } from '../../shared/urls.ts'
import { createErrorResponse } from '../error-response.ts'
import { createContentHeaders, type FindFile, type ServedFile } from '../file-response.ts'
import { createRateLimit } from '../rate-limits/token-buckets.ts'
import { listAcceptedEncodings, prefersMarkdown } from '../request/accept-headers.ts'

export interface NotFoundOptions
  extends Pick<ServerManifest, 'base' | 'origin' | 'headers' | 'suggestionsTitle'> {
  findFile: FindFile
}

const htmlPath = '/404.html'
const markdownPath = '/404.md'

/** A form of the not-found page. */
type NotFoundPage = Pick<ServedFile, 'bytes' | 'encoding'> & { path: string }

/** Responds that a page doesn't exist: as Markdown if the client prefers it or requests a Markdown file, else as HTML. */
export async function createNotFoundResponse(request: Request, options: NotFoundOptions): Promise<Response> {
  const { pathname } = new URL(request.url)
  const needsMarkdown = pathname.endsWith('.md') || prefersMarkdown(request.headers.get('Accept'))
  const page =
    (needsMarkdown ? await createMarkdownPage(pathname, options) : undefined) ??
    (await findHtmlPage(request, options))
  const headers = { ...options.headers.all, Vary: pageVary }
  if (page === undefined) return createErrorResponse(404, 'Not found', headers)
  return new Response(request.method === 'HEAD' ? null : page.bytes, {
    status: 404,
    headers: { ...headers, ...createContentHeaders(page.path, page) },
  })
}

async function findHtmlPage(
  request: Request,
  { findFile }: NotFoundOptions,
): Promise<NotFoundPage | undefined> {
  const file = await findFile(htmlPath, listAcceptedEncodings(request.headers.get('Accept-Encoding')))
  return file === undefined ? undefined : { ...file, path: htmlPath }
}

/** Creates the Markdown page: the one of the build, and the pages with the nearest addresses. */
async function createMarkdownPage(
  pathname: string,
  options: NotFoundOptions,
): Promise<NotFoundPage | undefined> {
  const { origin, findFile, suggestionsTitle = pageMessages.didYouMean } = options
  const file = await findFile(markdownPath, [])
  if (file === undefined) return undefined
  const pages = await findNearestPages(pathname, options)
  const links = pages.map(
    ({ title, url }) => `- [${escapeMarkdown(title, { isLabel: true })}](${origin}${getMarkdownPath(url)})\n`,
  )
  const list = links.length === 0 ? '' : `\n## ${suggestionsTitle}\n\n${links.join('')}`
  const text = `${Buffer.from(file.bytes).toString()}${list}`
  return { bytes: new TextEncoder().encode(text), encoding: undefined, path: markdownPath }
}

/** Comparing longer paths would take too long. No page has one. */
const maxComparedLength = 200

async function findNearestPages(
  pathname: string,
  { base, findFile }: NotFoundOptions,
): Promise<readonly ListedPage[]> {
  if (pathname.length > maxComparedLength) return []
  const file = await findFile(pageListPath, [])
  if (file === undefined) return []
  const { pages, mayCompare } = readPageList(file)
  if (!mayCompare()) return []
  // Names of files aren't part of a page's address.
  const path = pathname.replace(/(?:\/index)?(?:\.html)?\.md$/, '')
  return suggestPages(pages, path === '' ? addBase(base, '/') : path)
}

/** All pages of a build. */
interface PageList {
  pages: readonly ListedPage[]
  /** Whether a path may be compared with them now. */
  mayCompare(): boolean
}

/** Comparing a path with a thousand pages takes 20 ms, so wrong addresses can't use up the processor. */
const comparisonLimit = { burst: 10, perSecond: 2 }

const pageLists = new WeakMap<ServedFile, PageList>()

function readPageList(file: ServedFile): PageList {
  const cachedList = pageLists.get(file)
  if (cachedList !== undefined) return cachedList
  const pages: ListedPage[] = JSON.parse(Buffer.from(file.bytes).toString())
  const list = { pages, mayCompare: createRateLimit(comparisonLimit) }
  pageLists.set(file, list)
  return list
}
