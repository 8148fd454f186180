import { parseHtml } from '../../dom/trusted-html.ts'
import { pageCache } from '../../loading/page-cache.ts'
import { extractOperation, extractSection } from './section-nodes.ts'

/**
 * Loads the section at a URL of this site for the preview. It fetches only files that opening the section needs as
 * well.
 */
export async function loadSection(url: string, signal: AbortSignal): Promise<Element[]> {
  const { pathname, hash } = new URL(url, location.href)
  const { content } = await pageCache.load(pathname, { signal })
  const page = parseHtml(content)
  const [operation, ...others] = page.querySelectorAll('[data-operation]')
  return operation === undefined || others.length > 0
    ? extractSection(page, decodeURIComponent(hash.slice(1)))
    : extractOperation(operation)
}
