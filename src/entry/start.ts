/** The only script that every page loads: it fetches React when the browser is idle or the reader reaches for something. */
import { scrollAfterFullLoad } from '../runtime/full-load.ts'
import { followMovedSection } from '../runtime/moved-sections.ts'
import { releaseOverview } from '../runtime/reference/hold-overview.ts'
import { startScrollMemory } from '../runtime/scroll-memory.ts'
import { recoverFromStaleDeploy } from '../runtime/stale-deploy.ts'
import { whenIdle } from '../runtime/when-idle.ts'

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
  document.removeEventListener('click', holdEarlyClick, true)
  if (earlyClick?.isConnected) earlyClick.click()
}

function holdEarlyClick(event: MouseEvent): void {
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-early]') : null
  if (control === null || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  earlyClick = control
  start()
}

/** The page stays as it is, which is readable; if it is only old, a new one works. */
async function giveUp(error: unknown): Promise<void> {
  console.warn('The interactive parts of the page could not be started.', error)
  document.removeEventListener('click', holdEarlyClick, true)
  if (earlyClick instanceof HTMLAnchorElement) return earlyClick.click()
  const page = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  if (page?.ok) recoverFromStaleDeploy()
}

function startOnIntent({ target }: Event): void {
  if (target instanceof Element && target.closest(livingParts) !== null) start()
}

function startOnShortcut(event: KeyboardEvent): void {
  if (event.key === '/' || (event.key === 'k' && (event.ctrlKey || event.metaKey))) start()
}

/** The operation that a link leads to is shown before anything else, and without React. */
function startReference(): void {
  const reference = document.querySelector<HTMLElement>('[data-reference]')
  if (reference !== null)
    import('../runtime/reference/start-reference.ts').then(
      (module) => module.startReference(reference),
      releaseOverview,
    )
}

followMovedSection()
addEventListener('hashchange', followMovedSection)
startReference()
scrollAfterFullLoad()
startScrollMemory()
for (const name of ['pointerover', 'focusin', 'touchstart', 'keydown']) {
  document.addEventListener(name, startOnIntent, { passive: true })
}
document.addEventListener('keydown', startOnShortcut)
document.addEventListener('click', holdEarlyClick, true)
if (document.readyState === 'complete') whenIdle(start)
else addEventListener('load', () => whenIdle(start), { once: true })
