import { formatGroupHash } from '../../shared/api/hash-route.ts'
import { dwell, mayPrefetch } from '../loading/prefetch-policy.ts'
import { followDetails } from '../scrolling/entry-details.ts'
import { scrollOfEntry } from '../scrolling/entry-scroll.ts'
import {
  prepareWhenAlive,
  type ReferenceHooks,
  type ReferencePage,
  readReferencePage,
} from './api-page-context.ts'
import { setGroupOpen } from './catalog/mark-index.ts'
import { followRoutes, openRoute, targetOf } from './follow-routes.ts'
import { prefetchContent } from './load-content.ts'
import { prepareSampleLanguage, showSampleLanguage, startSampleChoice } from './samples/sample-language.ts'
import { startSchemaReferences } from './schema-refs.ts'

interface Started {
  page: ReferencePage
  end(): void
}

const started = new WeakMap<HTMLElement, Started>()

/**
 * Makes the static HTML of an API page follow its hash routes. `hooks` come from the shell, later than the first call on
 * the first page of a visit: a deep link does not wait for React. Returns what ends it.
 */
export function startReference(root: HTMLElement, hooks?: ReferenceHooks): () => void {
  const known = started.get(root) ?? start(root, hooks)
  if (known === undefined) return () => undefined
  if (hooks !== undefined) connect(known.page, hooks)
  started.set(root, known)
  return known.end
}

function start(root: HTMLElement, hooks: ReferenceHooks | undefined): Started | undefined {
  const page = readReferencePage(root)
  if (page === undefined) return undefined
  page.hooks = hooks
  const controller = new AbortController()
  const { signal } = controller
  const top = scrollOfEntry()
  const endOverview = prepareWhenAlive(page, page.overview)
  followDetails()
  openGroupsInPlace(page, signal)
  startFilterLater(page, signal)
  startPrefetch(page, signal)
  startSampleChoice(root, signal)
  startSchemaReferences(root, { api: page.api, signal })
  followRoutes(page, signal)
  openRoute(page, top)
  const end = (): void => {
    started.delete(root)
    controller.abort()
    // What is still loading comes too late.
    page.turn += 1
    page.endContent()
    endOverview()
  }
  return { page, end }
}

/** The operation that a deep link leads to does not wait for what the index can do. What is typed meanwhile counts then. */
function startFilterLater(page: ReferencePage, signal: AbortSignal): void {
  import('./catalog/filter-index.ts').then(
    ({ startFilter }) => {
      if (!signal.aborted) startFilter(page, signal)
    },
    (error: unknown) => console.warn('Operations cannot be filtered.', error),
  )
}

function connect(page: ReferencePage, hooks: ReferenceHooks): void {
  page.hooks = hooks
  for (const prepare of page.waiting.splice(0)) prepare(hooks)
}

/** Names of groups lead to pages of their own; with a script they open here, and a button opens their lists. */
function openGroupsInPlace({ catalog, index }: ReferencePage, signal: AbortSignal): void {
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

/** Fetches the operations of links that the reader points at, focuses or touches. */
function startPrefetch(page: ReferencePage, signal: AbortSignal): void {
  let timer: number | undefined
  const prefetch = (event: Event, delay: number): void => {
    clearTimeout(timer)
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href*="#/"]') : null
    if (link === null || link.pathname !== location.pathname || !mayPrefetch()) return
    timer = Number(setTimeout(() => prefetchContent(page, targetOf(page, link.hash)), delay))
  }
  page.root.addEventListener('pointerover', (event) => prefetch(event, dwell), { signal })
  page.root.addEventListener('focusin', (event) => prefetch(event, 0), { signal })
  page.root.addEventListener('touchstart', (event) => prefetch(event, 0), { passive: true, signal })
}

/** The same for what a group's own page has: fields of schemas, and the language of samples. Returns what ends it. */
export function startReferenceGroup(root: HTMLElement): () => void {
  const controller = new AbortController()
  const { signal } = controller
  prepareSampleLanguage().then(() => showSampleLanguage(root))
  startSampleChoice(root, signal)
  startSchemaReferences(root, { api: root.dataset.referenceGroup ?? '', signal })
  return () => controller.abort()
}
