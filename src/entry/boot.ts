/**
 * The inline script of the head: what has to happen before the first paint, and what has to work when nothing else
 * was loaded. Its settings are attributes of the html element (`shared/create-root-attributes.ts`), so that its bytes, and
 * their hash in the Content-Security-Policy, are the same on every page.
 */

import { hideOverview, preloadOperation, showOverview } from '../runtime/api/deep-link.ts'
import { showBaseBanner } from '../runtime/base/base-banner.ts'
import { resolveColorMode, toColorMode } from '../runtime/color-mode/color-mode-rules.ts'
import { recoverFromStaleDeploy } from '../runtime/loading/stale-deploy.ts'
import { storageKeys } from '../runtime/storage/storage-keys.ts'

const { dataset } = document.documentElement
const failedUrls = new Set<string>()

/** Storage may be blocked; the runtime says so later, once. */
function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const storedMode =
  dataset.modeFixed === undefined ? (readStored(storageKeys.theme) ?? readStored(storageKeys.muiMode)) : null
const mode = toColorMode(storedMode) ?? toColorMode(dataset.mode)
if (mode !== undefined)
  dataset.theme = resolveColorMode(mode, matchMedia('(prefers-color-scheme: dark)').matches)

preloadOperation()
hideOverview()
if (readStored(storageKeys.sidebar) === 'hidden') dataset.sidebar = 'hidden'
if (
  readStored(storageKeys.announcementDismissed) === 'true' &&
  readStored(storageKeys.announcementId) === dataset.announcementId
) {
  dataset.announcement = 'closed'
}

addEventListener(
  'error',
  ({ target }) => {
    const url =
      target instanceof HTMLScriptElement ? target.src : target instanceof HTMLLinkElement ? target.href : ''
    if (!url.includes('/_/assets/')) return
    failedUrls.add(url)
    showOverview()
  },
  // Errors of elements do not bubble, but they can be captured.
  true,
)

// The style sheet that the first paint can do without holds nobody up: it is one for paper until it is there. (The window
// never hears of the `load` of an element.)
document.addEventListener(
  'load',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.media === 'print') target.media = 'all'
  },
  true,
)

// After a reload, the entries that soft navigations have left count as this document: until the page is interactive,
// going back to one of them changes the address and nothing else.
const { pathname } = location
addEventListener('popstate', () => {
  if (dataset.hydrated === undefined && location.pathname !== pathname) location.reload()
})

addEventListener('load', () => {
  // Only when neither style sheet nor script came can the base be wrong; one alone is a deploy that has happened since.
  if (failedUrls.size > 1)
    showBaseBanner(dataset.base ?? '/').then((isShown) => isShown || recoverFromStaleDeploy())
  else if (failedUrls.size === 1) recoverFromStaleDeploy()
})
