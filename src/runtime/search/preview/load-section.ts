import type { OperationFragment } from '../../../shared/api/api-files.ts'
import { getOperationFile } from '../../../shared/api/api-files.ts'
import { parseHashRoute } from '../../../shared/api/hash-route.ts'
import { getServedPath, loadJson } from '../../api/files.ts'
import { parseHtml } from '../../dom/trusted-html.ts'
import { fragments } from '../../loading/fragments.ts'
import { isWholePage } from '../../navigation/navigation-decision.ts'
import { getSite } from '../../stores/site-store.ts'
import { extractOperation, extractSection } from './section-nodes.ts'

/**
 * Loads the section at a URL of this site for the preview. It fetches only files that opening the section needs as
 * well. Pages that always load completely have no such files and no preview.
 */
export async function loadSection(url: string, signal: AbortSignal): Promise<Element[]> {
  const { pathname, hash } = new URL(url, location.href)
  if (isWholePage(pathname, getSite().fullLoadPaths)) return []
  const { content } = await fragments.load(pathname, { signal })
  const page = parseHtml(content)
  const route = parseHashRoute(hash)
  const api = page.querySelector<HTMLElement>('[data-api]')?.dataset.api
  if (api === undefined || route.kind !== 'operation')
    return extractSection(page, decodeURIComponent(hash.slice(1)))
  const operation = await loadJson<OperationFragment>(getServedPath(getOperationFile(api, route.id)), 'low')
  return extractOperation(parseHtml(operation.html))
}
