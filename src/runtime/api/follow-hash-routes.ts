import { formatFieldHash, type HashRoute, parseHashRoute } from '../../shared/api/pages/hash-route.ts'
import { fillMessage } from '../../shared/messages/fill-message.ts'
import { announce } from '../dom/announce.ts'
import { focusWithoutScroll } from '../dom/focus.ts'
import { findHashTarget } from '../scrolling/find-hash-target.ts'
import { type ApiTarget, resolveHashRoute } from './api-index/resolve-hash-route.ts'
import { showOverview } from './hide-overview.ts'
import type { ApiPageElements } from './read-api-page.ts'
import type { ShellConnection } from './shell-connection.ts'

/**
 * Opens what the hash of an overview names. Groups and operations have pages, which replace the entry of the hash; only
 * all operations together are shown on the overview.
 */
export function followHashRoutes(page: ApiPageElements, shell: ShellConnection, signal: AbortSignal): void {
  const title = document.title
  let controller: AbortController | undefined
  const follow = (): void => {
    controller?.abort()
    controller = new AbortController()
    document.title = title
    openRoute(page, shell, controller.signal)
  }
  addEventListener('hashchange', follow, { signal })
  signal.addEventListener('abort', () => controller?.abort())
  follow()
}

async function openRoute(page: ApiPageElements, shell: ShellConnection, signal: AbortSignal): Promise<void> {
  const route = parseHashRoute(location.hash)
  try {
    if (isOnOverview(route)) showTarget(page, { kind: 'overview', heading: undefined })
    else {
      await page.lists.complete()
      if (signal.aborted) return
      const target = resolveHashRoute(route, page.lists.catalog)
      showTarget(page, target)
      if (target.kind === 'all') await showAll(page, shell, signal)
    }
  } catch (error) {
    if (signal.aborted) return
    console.warn('The content of this hash route could not be loaded.', error)
    showTarget(page, { kind: 'overview', heading: undefined })
    showFailure(page, () => openRoute(page, shell, signal))
  }
}

/** Whether the browser finds the target. A name that no heading has may be an operation. */
const isOnOverview = (route: HashRoute): boolean =>
  route.kind === 'overview' || (route.kind === 'heading' && findHashTarget(location.hash) !== undefined)

function showTarget(page: ApiPageElements, target: ApiTarget): void {
  const { overview, outlet, root } = page
  if (target.kind === 'group') openPage(target.group.url)
  else if (target.kind === 'operation') openPage(formatOperationUrl(target))
  else {
    const isAll = target.kind === 'all'
    if (overview !== undefined) overview.hidden = isAll
    outlet.hidden = !isAll
    root.toggleAttribute('data-shown', isAll)
    if (!isAll) outlet.replaceChildren()
    showMissing(page, target)
    showOverview()
  }
}

/** Replaces the overview, so that Back leads to where the reader came from. */
function openPage(url: string): void {
  const to = new URL(url, location.href)
  to.search = location.search
  location.replace(to)
}

const formatOperationUrl = ({ operation: { id, url }, field }: ApiTarget & { kind: 'operation' }): string =>
  field === undefined ? url : url + formatFieldHash(id, field)

async function showAll(page: ApiPageElements, shell: ShellConnection, signal: AbortSignal): Promise<void> {
  const { apiEverything } = page.texts
  document.title = `${apiEverything} ${import.meta.env.DOCENT_TITLE_DELIMITER} ${document.title}`
  announce(apiEverything)
  const { showAllGroups } = await import('./show-all-groups.ts')
  const shown = showAllGroups(page, shell, signal)
  const heading = page.outlet.querySelector('h2')
  if (heading !== null) focusWithoutScroll(heading)
  scrollTo({ top: 0, behavior: 'instant' })
  await shown
}

/** Reports a target that does not exist, with the operations of the most similar names. Clears the notice for any other. */
function showMissing(page: ApiPageElements, target: ApiTarget): void {
  if (target.kind !== 'missing') {
    page.notice.replaceChildren()
    return
  }
  const { texts } = page
  const lines = [createParagraph(fillMessage(texts.apiMissing, { name: target.name }))]
  if (target.nearest.length > 0) {
    const nearest = createParagraph(`${texts.apiNearest} `)
    target.nearest.forEach(({ title, url }, position) => {
      const link = document.createElement('a')
      link.href = url
      link.textContent = title
      nearest.append(position === 0 ? '' : ', ', link)
    })
    lines.push(nearest)
  }
  page.notice.replaceChildren(...lines)
}

/** Reports that something could not be loaded, with a button to try again. */
function showFailure({ notice, texts }: ApiPageElements, retry: () => void): void {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button'
  button.textContent = texts.apiRetry
  button.addEventListener('click', retry)
  notice.replaceChildren(createParagraph(texts.apiLoadFailed), button)
}

function createParagraph(text: string): HTMLElement {
  const line = document.createElement('p')
  line.textContent = text
  return line
}
