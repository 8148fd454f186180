import { formatOperationHash } from '../../shared/api/hash-route.ts'
import { formatHeadTitle } from '../../shared/site/head-title.ts'
import { trackPageView } from '../analytics/analytics.ts'
import { announce } from '../announce.ts'
import { focusSoftly } from '../focus.ts'
import { recoverFromStaleDeploy } from '../navigation/stale-deploy.ts'
import { restoreDetails } from '../scrolling/entry-details.ts'
import { scrollToPlace } from '../scrolling/entry-scroll.ts'
import { findTarget } from '../scrolling/hash-target.ts'
import { type ReferencePage, readFirstView } from './api-page.ts'
import { markCurrent, showCurrent } from './catalog/mark-index.ts'
import type { Target } from './catalog/resolve-target.ts'
import { releaseOverview } from './keep-overview.ts'
import type { Content } from './load-content.ts'
import { prepareContent } from './prepare-content.ts'
import { showSampleLanguage } from './samples/sample-language.ts'
import { showField } from './show-field.ts'
import { showFailure, showMissing } from './show-notice.ts'

/** How the reader comes to a target. */
export interface Arrival {
  target: Target
  /** Undefined for the overview. */
  content: Content | undefined
  /** How far to scroll on a way back; undefined on a way forward. */
  top: number | undefined
}

/** Switches the page to a target whose content is there: view, index, title, scroll, focus, announcement, page view. */
export function showTarget(page: ReferencePage, arrival: Arrival): void {
  const { target, content, top } = arrival
  if (isOfAnotherBuild(content) && recoverFromStaleDeploy()) return
  const { shown } = page
  page.turn += 1
  // Before the switch, while the layout is known: after it, the browser would have to lay the new content out for this.
  if (shown !== undefined && top === undefined) scrollToPlace(0)
  const isNew = !isSameOperation(shown, target)
  delete page.view.dataset.arriving
  if (isNew) fillView(page, arrival)
  page.shown = target
  releaseOverview()
  page.hooks?.dismissNotice()
  if (page.index.matches(':popover-open')) page.index.hidePopover()
  markCurrent(page, target)
  document.title = formatHeadTitle(content?.title, {
    title: page.hooks?.headTitle() ?? readFirstView().view.headTitle,
    titleDelimiter: import.meta.env.DOCENT_TITLE_DELIMITER,
  })
  showMissing(page, target)
  const settle = (): void => {
    showCurrent(page)
    arrive(page, arrival, shown === undefined)
  }
  if (isNew && isAtTop(arrival)) settleAfterPaint(page, settle)
  else {
    if (isNew && content !== undefined && target.kind !== 'all') bringToLife(page)
    settle()
  }
  if (shown !== undefined || page.hooks !== undefined) {
    if (content !== undefined) announce(content.title)
    trackPageView(location.href)
  }
  const { href } = location
  // Not before the navigation is over: a change of the address would abort it.
  setTimeout(() => location.href === href && canonicalize(page, target))
}

/** A deploy has happened since this tab was loaded. */
const isOfAnotherBuild = (content: Content | undefined): boolean =>
  content?.build !== undefined && content.build !== readFirstView().build

/** What the reader has opened and filled in stays when only the field is another. */
const isSameOperation = (shown: Target | undefined, target: Target): boolean =>
  shown?.kind === 'operation' && target.kind === 'operation' && shown.operation.id === target.operation.id

function fillView(page: ReferencePage, { target, content }: Arrival): void {
  const { view, overview, root } = page
  page.endContent()
  page.endContent = () => undefined
  overview.hidden = content !== undefined
  view.hidden = content === undefined
  view.toggleAttribute('data-everything', target.kind === 'all')
  root.toggleAttribute('data-shown', content !== undefined)
  if (content === undefined) {
    view.replaceChildren()
    return
  }
  showSampleLanguage(content.nodes)
  view.replaceChildren(...(target.kind === 'operation' ? [] : [createTitle(content.title)]), content.nodes)
  if (target.kind === 'all') appendAll(page)
}

const isAtTop = ({ target, top }: Arrival): boolean =>
  target.kind === 'operation' && target.field === undefined && (top === undefined || top === 0)

/**
 * An operation that is new to the reader is painted before anything else: fields and responses, which are most of its
 * layout, come when that frame is on the screen (`layout.css`), and so do focus, islands and the scroll of the index.
 */
function settleAfterPaint(page: ReferencePage, settle: () => void): void {
  const { view, turn } = page
  const operation = view.firstElementChild
  view.dataset.arriving = ''
  const finish = (): void => {
    // The reader may be elsewhere by now, or at a field of it.
    if (view.firstElementChild !== operation) return
    bringToLife(page)
    if (page.turn === turn) settle()
  }
  // The second frame begins when the first has been handed over.
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(finish)))
}

function bringToLife(page: ReferencePage): void {
  delete page.view.dataset.arriving
  page.endContent = prepareContent(page, page.view)
}

function createTitle(text: string): HTMLElement {
  const title = document.createElement('h2')
  title.className = 'reference-view-title'
  title.textContent = text
  return title
}

function appendAll(page: ReferencePage): void {
  const { turn } = page
  const isCurrent = (): boolean => page.turn === turn
  const append = async (): Promise<void> => (await import('./show-all.ts')).showAll(page, isCurrent)
  append().catch((error: unknown) => {
    if (!isCurrent()) return
    console.warn('Not all groups could be loaded.', error)
    showFailure(page, () => {
      page.notice.replaceChildren()
      page.view.replaceChildren(createTitle(page.texts.apiEverything))
      appendAll(page)
    })
  })
}

function arrive(page: ReferencePage, { target, content, top }: Arrival, isFirst: boolean): void {
  const operation = page.view.querySelector<HTMLElement>('[data-operation]')
  if (top !== undefined) restoreDetails(top)
  if (target.kind === 'operation' && target.field !== undefined && operation !== null) {
    scrollToPlace(undefined)
    showField(operation, { api: page.api, anchor: target.field })
    return
  }
  const heading =
    target.kind === 'overview' && target.heading !== undefined ? findTarget(`#${target.heading}`) : undefined
  if (!isFirst || content !== undefined) {
    const title =
      content === undefined ? page.root.querySelector<HTMLElement>('h1') : page.view.querySelector('h2')
    if (!isFirst || mayTakeFocus(page)) focusSoftly(heading ?? title)
  }
  scrollToPlace(top)
  if (top === undefined && !isFirst) heading?.scrollIntoView()
}

/** On the first load the focus is the reader's, if it is anywhere else. */
function mayTakeFocus({ root }: ReferencePage): boolean {
  const { activeElement } = document
  return (
    activeElement === null ||
    activeElement === document.body ||
    activeElement.id === 'main' ||
    activeElement === root.querySelector('h1')
  )
}

/** Brings the address of an operation to its one form, whatever form has led there. */
function canonicalize(page: ReferencePage, target: Target): void {
  if (page.shown !== target || target.kind !== 'operation') return
  const { operation, field } = target
  const hash = formatOperationHash(operation.group, operation.id, field)
  if (page.root.isConnected && location.hash !== hash) history.replaceState(history.state, '', hash)
}
