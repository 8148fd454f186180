import { formatOperationHash } from '../../shared/api/hash-route.ts'
import { formatHeadTitle } from '../../shared/site/head-title.ts'
import { trackPageView } from '../analytics/analytics.ts'
import { announce } from '../dom/announce.ts'
import { focusWithoutScroll } from '../dom/focus.ts'
import { recoverFromStaleDeploy } from '../loading/stale-deploy.ts'
import { restoreDetails } from '../scrolling/entry-details.ts'
import { scrollToPosition } from '../scrolling/entry-scroll.ts'
import { findHashTarget } from '../scrolling/hash-target.ts'
import type { ApiPageContext } from './api-page-context.ts'
import { markCurrent, scrollToCurrent } from './catalog/mark-index.ts'
import type { ApiTarget } from './catalog/resolve-api-target.ts'
import { showOverview } from './deep-link.ts'
import type { ApiContent } from './load-content.ts'
import { prepareContent } from './prepare-content.ts'
import { showSampleLanguage } from './samples/sample-language.ts'
import { showField } from './show-field.ts'
import { showFailure, showMissing } from './show-notice.ts'

/** A target with what is needed to show it. */
export interface Arrival {
  target: ApiTarget
  /** Undefined for the overview. */
  content: ApiContent | undefined
  /** The scroll position of an entry seen before; undefined on the way forward. */
  top: number | undefined
}

/** Switches the page to a target whose content has been loaded, from the content itself to focus and announcement. */
export function showTarget(page: ApiPageContext, arrival: Arrival): void {
  const { target, content, top } = arrival
  if (isFromOtherBuild(content) && recoverFromStaleDeploy()) return
  const { shown, outlet, index } = page
  const { hooks } = page.shell
  const previous = shown.target
  const isFirst = previous === undefined
  const signal = shown.begin()
  // Before the switch, while the layout is known: afterward, the browser would have to lay out the new content for this.
  if (!isFirst && top === undefined) scrollToPosition(0)
  const isNew = !isSameOperation(previous, target)
  delete outlet.dataset.arriving
  if (isNew) fillOutlet(page, arrival, signal)
  shown.setTarget(target)
  showOverview()
  hooks?.dismissNotice()
  if (index.matches(':popover-open')) index.hidePopover()
  markCurrent(page, target)
  document.title = formatHeadTitle(content?.title, {
    title: hooks?.headTitle() ?? readFirstView().view.headTitle,
    titleDelimiter: import.meta.env.DOCENT_TITLE_DELIMITER,
  })
  showMissing(page, target)
  const settle = (): void => {
    scrollToCurrent(page)
    finishArrival(page, arrival, isFirst)
  }
  if (isNew && isAtTop(arrival)) settleAfterPaint(page, signal, settle)
  else {
    if (isNew && content !== undefined && target.kind !== 'all') startContent(page)
    settle()
  }
  if (!isFirst || hooks !== undefined) {
    if (content !== undefined) announce(content.title)
    trackPageView(location.href)
  }
  const { href } = location
  // Not before the navigation is over: a change of the address would abort it.
  setTimeout(() => location.href === href && canonicalizeHash(page, target))
}

/** Whether a deploy has happened since this tab was loaded. */
const isFromOtherBuild = (content: ApiContent | undefined): boolean =>
  content?.build !== undefined && content.build !== readFirstView().build

interface FirstView {
  build: string
  view: { headTitle: string }
}

let firstView: FirstView | undefined

/** Reads the build and the title of the first page of the visit from its data. */
function readFirstView(): FirstView {
  firstView ??= JSON.parse(document.querySelector('script#docent-view')?.textContent ?? '') as FirstView
  return firstView
}

/** Whether only the field is another. What the reader has opened and filled in stays then. */
const isSameOperation = (previous: ApiTarget | undefined, target: ApiTarget): boolean =>
  previous?.kind === 'operation' &&
  target.kind === 'operation' &&
  previous.operation.id === target.operation.id

function fillOutlet(page: ApiPageContext, { target, content }: Arrival, signal: AbortSignal): void {
  const { outlet, overview, root } = page
  page.shown.replaceContent()
  overview.hidden = content !== undefined
  outlet.hidden = content === undefined
  outlet.toggleAttribute('data-everything', target.kind === 'all')
  root.toggleAttribute('data-shown', content !== undefined)
  if (content === undefined) {
    outlet.replaceChildren()
    return
  }
  showSampleLanguage(content.nodes)
  outlet.replaceChildren(...(target.kind === 'operation' ? [] : [createTitle(content.title)]), content.nodes)
  if (target.kind === 'all') appendAll(page, signal)
}

const isAtTop = ({ target, top }: Arrival): boolean =>
  target.kind === 'operation' && target.field === undefined && (top === undefined || top === 0)

/**
 * Paints a new operation before anything else. Fields and responses, which are most of its layout, come after that frame
 * (`layout.css`), and so do focus, islands, and the scroll of the index.
 */
function settleAfterPaint(page: ApiPageContext, signal: AbortSignal, settle: () => void): void {
  const { outlet } = page
  const operation = outlet.firstElementChild
  outlet.dataset.arriving = ''
  const finish = (): void => {
    // The reader may be elsewhere by now, or at a field of it.
    if (outlet.firstElementChild !== operation) return
    startContent(page)
    if (!signal.aborted) settle()
  }
  // The second frame begins when the first has been passed to the compositor.
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(finish)))
}

function startContent(page: ApiPageContext): void {
  delete page.outlet.dataset.arriving
  page.shown.replaceContent(prepareContent(page, page.outlet))
}

function createTitle(text: string): HTMLElement {
  const title = document.createElement('h2')
  title.className = 'api-outlet-title'
  title.textContent = text
  return title
}

function appendAll(page: ApiPageContext, signal: AbortSignal): void {
  const append = async (): Promise<void> => (await import('./show-all.ts')).showAllGroups(page, signal)
  append().catch((error: unknown) => {
    if (signal.aborted) return
    console.warn('Not all groups could be loaded.', error)
    showFailure(page, () => {
      page.notice.replaceChildren()
      page.outlet.replaceChildren(createTitle(page.texts.apiEverything))
      appendAll(page, signal)
    })
  })
}

function finishArrival(page: ApiPageContext, { target, content, top }: Arrival, isFirst: boolean): void {
  const operation = page.outlet.querySelector<HTMLElement>('[data-operation]')
  if (top !== undefined) restoreDetails(top)
  if (target.kind === 'operation' && target.field !== undefined && operation !== null) {
    scrollToPosition(undefined)
    showField(operation, { api: page.api, anchor: target.field })
    return
  }
  const heading =
    target.kind === 'overview' && target.heading !== undefined
      ? findHashTarget(`#${target.heading}`)
      : undefined
  if (!isFirst || content !== undefined) {
    const title =
      content === undefined ? page.root.querySelector<HTMLElement>('h1') : page.outlet.querySelector('h2')
    if (!isFirst || canTakeFocus(page)) focusWithoutScroll(heading ?? title)
  }
  scrollToPosition(top)
  if (top === undefined && !isFirst) heading?.scrollIntoView()
}

/** Whether the focus of a first load may move: anywhere else, the reader has put it there. */
function canTakeFocus({ root }: ApiPageContext): boolean {
  const { activeElement } = document
  return (
    activeElement === null ||
    activeElement === document.body ||
    activeElement.id === 'main' ||
    activeElement === root.querySelector('h1')
  )
}

/** Replaces any other form of an operation's address by the canonical one. */
function canonicalizeHash(page: ApiPageContext, target: ApiTarget): void {
  if (page.shown.target !== target || target.kind !== 'operation') return
  const { operation, field } = target
  const hash = formatOperationHash(operation.group, operation.id, field)
  if (page.root.isConnected && location.hash !== hash) history.replaceState(history.state, '', hash)
}
