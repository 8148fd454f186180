import { formatGroupHash } from '../../shared/api/hash-route.ts'
import { canPrefetch, hoverDelay } from '../loading/prefetch-policy.ts'
import { followDetails } from '../scrolling/entry-details.ts'
import { readEntryScroll } from '../scrolling/entry-scroll.ts'
import { type ApiPageContext, readApiPage } from './api-page-context.ts'
import { setGroupOpen } from './catalog/mark-index.ts'
import { followRoutes, openRoute, resolveHash } from './follow-routes.ts'
import { prefetchContent } from './load-content.ts'
import { prepareSampleLanguage, showSampleLanguage, startSampleChoice } from './samples/sample-language.ts'
import { startSchemaRefs } from './schema-refs.ts'
import type { ShellHooks } from './shell-connection.ts'

interface StartedPage {
  page: ApiPageContext
  stop(): void
}

const startedPages = new WeakMap<HTMLElement, StartedPage>()

/**
 * Makes the static HTML of an API page follow its hash routes. On the first page of a visit it is called again with the
 * `hooks` of the shell: a deep link does not wait for React. Returns what stops it.
 */
export function startApiPage(root: HTMLElement, hooks?: ShellHooks): () => void {
  const started = startedPages.get(root) ?? createStartedPage(root, hooks)
  if (started === undefined) return () => undefined
  if (hooks !== undefined) started.page.shell.connect(hooks)
  startedPages.set(root, started)
  return started.stop
}

function createStartedPage(root: HTMLElement, hooks: ShellHooks | undefined): StartedPage | undefined {
  const page = readApiPage(root, hooks)
  if (page === undefined) return undefined
  const { api, shell, shown } = page
  const controller = new AbortController()
  const { signal } = controller
  const top = readEntryScroll()
  const stopOverview = shell.prepare(page.overview)
  followDetails()
  openGroupsInPlace(page, signal)
  startFilterLater(page, signal)
  prefetchRoutes(page, signal)
  startSampleChoice(root, signal)
  startSchemaRefs(root, { api, signal })
  followRoutes(page, signal)
  openRoute(page, top)
  const stop = (): void => {
    startedPages.delete(root)
    controller.abort()
    // Content that is still loading comes too late.
    shown.begin()
    shown.replaceContent()
    stopOverview()
  }
  return { page, stop }
}

/** Starts the filter of the index after the operation of a deep link. What is typed meanwhile counts then. */
function startFilterLater(page: ApiPageContext, signal: AbortSignal): void {
  import('./catalog/filter-index.ts').then(
    ({ startFilter }) => {
      if (!signal.aborted) startFilter(page, signal)
    },
    (error: unknown) => console.warn('Operations cannot be filtered.', error),
  )
}

/** Lets the links of groups open them in place. Without a script they link to separate pages. */
function openGroupsInPlace({ catalog, index }: ApiPageContext, signal: AbortSignal): void {
  for (const { link, id } of catalog.groups) link.setAttribute('href', formatGroupHash(id))
  index.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('[data-group] button') : null
      const group = catalog.groups.find(({ section }) => button !== null && section.contains(button))
      if (group !== undefined) setGroupOpen(group, !group.section.hasAttribute('data-open'))
    },
    { signal },
  )
}

/** Fetches the operations of links that the reader points at, focuses, or touches. */
function prefetchRoutes(page: ApiPageContext, signal: AbortSignal): void {
  let timer: number | undefined
  const prefetch = (event: Event, delay: number): void => {
    clearTimeout(timer)
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href*="#/"]') : null
    if (link === null || link.pathname !== location.pathname || !canPrefetch()) return
    timer = Number(setTimeout(() => prefetchContent(page, resolveHash(page, link.hash)), delay))
  }
  page.root.addEventListener('pointerover', (event) => prefetch(event, hoverDelay), { signal })
  page.root.addEventListener('focusin', (event) => prefetch(event, 0), { signal })
  page.root.addEventListener('touchstart', (event) => prefetch(event, 0), { passive: true, signal })
}

/** Starts the fields of schemas and the language of samples on a group's own page. Returns what stops them. */
export function startApiGroup(root: HTMLElement): () => void {
  const controller = new AbortController()
  const { signal } = controller
  prepareSampleLanguage().then(() => showSampleLanguage(root))
  startSampleChoice(root, signal)
  startSchemaRefs(root, { api: root.dataset.apiGroup ?? '', signal })
  return () => controller.abort()
}
