/** The only script that every page loads: it fetches React when the browser is idle or the reader reaches for something. */

import { showOverview } from '../runtime/api/deep-link.ts'
import { isPlainClick } from '../runtime/dom/plain-click.ts'
import { whenIdle } from '../runtime/dom/when-idle.ts'
import { fetchFile } from '../runtime/loading/fetch-file.ts'
import { recoverFromStaleDeploy } from '../runtime/loading/stale-deploy.ts'
import { scrollAfterFullLoad } from '../runtime/navigation/full-load.ts'
import { followSectionRedirect } from '../runtime/scrolling/follow-section-redirect.ts'
import { loadDetails } from '../runtime/scrolling/load-details.ts'
import { startScrollMemory } from '../runtime/scrolling/scroll-memory.ts'
import { captureTyping } from '../runtime/search/open/capture-typing.ts'
import { isSearchShortcut } from '../runtime/search/open/search-shortcut.ts'

/** Parts of the page that React brings to life. */
const interactiveSelector = 'header, nav, [data-early], [data-island]'

let isStarted = false
let earlyClick: HTMLElement | undefined

function start(): void {
  if (isStarted) return
  isStarted = true
  import('./browser.tsx')
    .then(({ startBrowser }) => startBrowser())
    .then(replayEarlyClick, recoverFromFailure)
}

/** Repeats clicks from before hydration. */
function replayEarlyClick(): void {
  stopCapturing()
  if (earlyClick?.isConnected) earlyClick.click()
}

function stopCapturing(): void {
  document.removeEventListener('click', captureEarlyClick, true)
  document.removeEventListener('keydown', openSearchEarly)
}

function captureEarlyClick(event: MouseEvent): void {
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-early]') : null
  if (control === null || !isPlainClick(event)) return
  event.preventDefault()
  captureClickOn(control)
}

function captureClickOn(control: HTMLElement): void {
  earlyClick = control
  if (control.dataset.search !== undefined) captureTyping(control.textContent)
  start()
}

/** The page stays as it is, which is readable; if it is only old, a new one works. */
function recoverFromFailure(error: unknown): void {
  console.warn('The interactive parts of the page could not be started.', error)
  stopCapturing()
  if (earlyClick instanceof HTMLAnchorElement) earlyClick.click()
  else
    fetchFile(location.href, { method: 'HEAD', cache: 'no-store' }).then(
      recoverFromStaleDeploy,
      () => undefined,
    )
}

function startOnIntent({ target }: Event): void {
  if (!(target instanceof Element)) return
  if (target.closest(interactiveSelector) !== null) start()
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
    ({ sendFeedbackForm: sendForm }) => sendForm(form, submitter),
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
  captureClickOn(search)
}

/** Shows the operation of a deep link before anything else, without React. */
function startApi(): void {
  const root = document.querySelector<HTMLElement>('[data-reference]')
  if (root !== null)
    import('../runtime/api/start-api-page.ts').then((module) => module.startApiPage(root), showOverview)
}

followSectionRedirect()
addEventListener('hashchange', followSectionRedirect)
startApi()
scrollAfterFullLoad()
loadDetails(document.querySelector('#main .article'), true)
startScrollMemory()
for (const name of ['pointerover', 'focusin', 'touchstart', 'keydown']) {
  document.addEventListener(name, startOnIntent, { passive: true })
}
document.addEventListener('keydown', openSearchEarly)
document.addEventListener('submit', sendFeedback)
document.addEventListener('click', captureEarlyClick, true)
if (document.readyState === 'complete') whenIdle(start)
else addEventListener('load', () => whenIdle(start), { once: true })
