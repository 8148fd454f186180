/** The only script that every page loads: it fetches React when the browser is idle or the reader reaches for something. */

import { releaseOverview } from '../runtime/api/deep-link.ts'
import { isPlainClick } from '../runtime/dom/plain-click.ts'
import { whenIdle } from '../runtime/dom/when-idle.ts'
import { fetchFile } from '../runtime/loading/fetch-file.ts'
import { recoverFromStaleDeploy } from '../runtime/loading/stale-deploy.ts'
import { scrollAfterFullLoad } from '../runtime/navigation/full-load.ts'
import { loadDetails } from '../runtime/scrolling/load-details.ts'
import { followMovedSection } from '../runtime/scrolling/moved-sections.ts'
import { startScrollMemory } from '../runtime/scrolling/scroll-memory.ts'
import { catchTyping } from '../runtime/search/open/catch-typing.ts'
import { isSearchShortcut } from '../runtime/search/open/search-shortcut.ts'

/** Parts of the page that React brings to life. */
const livingParts = 'header, nav, [data-early], [data-island]'

let isStarted = false
let earlyClick: HTMLElement | undefined

function start(): void {
  if (isStarted) return
  isStarted = true
  import('./browser.tsx').then(({ startBrowser }) => startBrowser()).then(replayEarlyClick, giveUp)
}

/** What is clicked before React listens is clicked again after. */
function replayEarlyClick(): void {
  stopHolding()
  if (earlyClick?.isConnected) earlyClick.click()
}

function stopHolding(): void {
  document.removeEventListener('click', holdEarlyClick, true)
  document.removeEventListener('keydown', openSearchEarly)
}

function holdEarlyClick(event: MouseEvent): void {
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-early]') : null
  if (control === null || !isPlainClick(event)) return
  event.preventDefault()
  holdClickOn(control)
}

function holdClickOn(control: HTMLElement): void {
  earlyClick = control
  if (control.dataset.search !== undefined) catchTyping(control.textContent)
  start()
}

/** The page stays as it is, which is readable; if it is only old, a new one works. */
function giveUp(error: unknown): void {
  console.warn('The interactive parts of the page could not be started.', error)
  stopHolding()
  if (earlyClick instanceof HTMLAnchorElement) earlyClick.click()
  else
    fetchFile(location.href, { method: 'HEAD', cache: 'no-store' }).then(
      recoverFromStaleDeploy,
      () => undefined,
    )
}

function startOnIntent({ target }: Event): void {
  if (!(target instanceof Element)) return
  if (target.closest(livingParts) !== null) start()
  // What is missing then is missed when the form is sent.
  if (target.closest('[data-feedback]') !== null) loadFeedback().catch(() => undefined)
}

let feedback: Promise<typeof import('./feedback.ts')> | undefined

/**
 * One promise for all who wait, so that of several answers the one that was pressed first is sent first. Where the code
 * could not be had once, the form is sent as it is.
 */
function loadFeedback(): NonNullable<typeof feedback> {
  feedback ??= import('./feedback.ts')
  return feedback
}

/** The form below a guide is sent in place, as soon as there is what does it; without that, as the form that it is. */
function sendFeedback(event: SubmitEvent): void {
  const { submitter } = event
  // Nothing else is submitted.
  const form = event.target as HTMLFormElement
  if (form.dataset.feedback === undefined) return
  event.preventDefault()
  loadFeedback().then(
    ({ sendForm }) => sendForm(form, submitter),
    () => {
      // Pressed twice, it is sent once.
      if (form.dataset.feedback === undefined) return
      delete form.dataset.feedback
      form.requestSubmit(submitter)
    },
  )
}

/** The search opens by key as soon as the page is interactive, with what was typed since. */
function openSearchEarly(event: KeyboardEvent): void {
  const search = isSearchShortcut(event) ? document.querySelector<HTMLElement>('[data-search]') : null
  if (search === null) return
  event.preventDefault()
  holdClickOn(search)
}

/** Shows the operation of a deep link before anything else, without React. */
function startApi(): void {
  const root = document.querySelector<HTMLElement>('[data-reference]')
  if (root !== null)
    import('../runtime/api/start-api-page.ts').then((module) => module.startApiPage(root), releaseOverview)
}

followMovedSection()
addEventListener('hashchange', followMovedSection)
startApi()
scrollAfterFullLoad()
loadDetails(document.querySelector('#main .article'), true)
startScrollMemory()
for (const name of ['pointerover', 'focusin', 'touchstart', 'keydown']) {
  document.addEventListener(name, startOnIntent, { passive: true })
}
document.addEventListener('keydown', openSearchEarly)
document.addEventListener('submit', sendFeedback)
document.addEventListener('click', holdEarlyClick, true)
if (document.readyState === 'complete') whenIdle(start)
else addEventListener('load', () => whenIdle(start), { once: true })
