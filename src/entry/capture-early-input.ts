/** The only script that every page loads. It fetches React when the browser is idle or the reader first interacts. */

import { showOverview } from '../runtime/api/hide-overview.ts'
import { isPlainClick } from '../runtime/dom/plain-click.ts'
import { whenIdle } from '../runtime/dom/when-idle.ts'
import { fetchFile } from '../runtime/loading/fetch-file.ts'
import { recoverFromStaleDeploy } from '../runtime/loading/recover-from-stale-deploy.ts'
import { scrollAfterFullLoad } from '../runtime/navigation/load-full-page.ts'
import { followSectionRedirect } from '../runtime/redirects/follow-section-redirect.ts'
import { loadDetailsRestoring } from '../runtime/scrolling/load-details-restoring.ts'
import { rememberContainerScroll } from '../runtime/scrolling/remember-container-scroll.ts'
import { captureTyping } from '../runtime/search/opener/capture-typing.ts'
import { isSearchShortcut } from '../runtime/search/opener/is-search-shortcut.ts'

/** Parts of the page that React hydrates. */
const interactiveSelector = 'header, nav, [data-early], [data-island]'

let isStarted = false
let earlyClick: HTMLElement | undefined

function start(): void {
  if (isStarted) return
  isStarted = true
  import('./hydrate-shell.tsx')
    .then(({ hydrateShell }) => hydrateShell())
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

/** Keeps the page, which is still readable, and repeats the reader's click. If the page is outdated, it's reloaded. */
function recoverFromFailure(error: unknown): void {
  console.warn("Couldn't start the interactive parts of the page.", error)
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
  // If the code is missing, the form's submit handler finds out.
  if (target.closest('[data-feedback]') !== null) loadFeedback().catch(() => undefined)
}

let feedback: Promise<typeof import('./feedback.ts')> | undefined

/**
 * Loads the form's code once. All callers share a promise, so that the first of several ratings is sent first. After a failure, the form is submitted natively.
 */
function loadFeedback(): NonNullable<typeof feedback> {
  feedback ??= import('./feedback.ts')
  return feedback
}

/**
 * Sends the form below a guide without leaving the page when its code is loaded. If that fails, the form is submitted
 * natively.
 */
function sendFeedback(event: SubmitEvent): void {
  const { submitter } = event
  // No other form reaches this listener.
  const form = event.target as HTMLFormElement
  if (form.dataset.feedback === undefined) return
  event.preventDefault()
  loadFeedback().then(
    ({ sendFeedbackForm: sendForm }) => sendForm(form, submitter),
    () => {
      // Pressed twice, the form is still submitted only once.
      if (form.dataset.feedback === undefined) return
      delete form.dataset.feedback
      form.requestSubmit(submitter)
    },
  )
}

/** Opens the search on a key press as soon as the page is interactive, with the text typed since. */
function openSearchEarly(event: KeyboardEvent): void {
  const search = isSearchShortcut(event) ? document.querySelector<HTMLElement>('[data-search]') : null
  if (search === null) return
  event.preventDefault()
  captureClickOn(search)
}

/** Follows the hash route of a deep link, and starts the index of an API, without React. */
function startApi(): void {
  const root = document.querySelector<HTMLElement>('[data-api]')
  if (root !== null)
    import('../runtime/api/start-api-page.ts').then((module) => module.startApiPage(root), showOverview)
}

followSectionRedirect()
addEventListener('hashchange', followSectionRedirect)
startApi()
scrollAfterFullLoad()
loadDetailsRestoring(document.querySelector('#main .article'), true)
rememberContainerScroll()
for (const name of ['pointerover', 'focusin', 'touchstart', 'keydown']) {
  document.addEventListener(name, startOnIntent, { passive: true })
}
document.addEventListener('keydown', openSearchEarly)
document.addEventListener('submit', sendFeedback)
document.addEventListener('click', captureEarlyClick, true)
if (document.readyState === 'complete') whenIdle(start)
else addEventListener('load', () => whenIdle(start), { once: true })
