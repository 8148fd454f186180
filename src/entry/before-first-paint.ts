/**
 * Inline script of the head: the work that must happen before the first paint, or must succeed even if nothing else
 * loads. Its settings are attributes of the html element (`shared/create-root-attributes.ts`), so its bytes, and their
 * hash in the Content-Security-Policy, are the same on every page.
 */

import { isAnnouncementClosed } from '../runtime/announcement/is-announcement-closed.ts'
import { preloadApiIndex } from '../runtime/api/api-index/preload-api-index.ts'
import { hideOverview } from '../runtime/api/hide-overview.ts'
import { resolveColorMode, toColorMode } from '../runtime/color-mode/resolve-color-mode.ts'
import { recoverFromFailedAssets } from '../runtime/loading/recover-from-failed-assets.ts'
import { muiModeKey, sidebarKey, themeKey } from '../runtime/storage/storage-keys.ts'

const { dataset } = document.documentElement

/** Storage may be blocked. The runtime warns about that later, once. */
function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const storedMode = dataset.modeFixed === undefined ? (readStored(themeKey) ?? readStored(muiModeKey)) : null
const mode = toColorMode(storedMode) ?? toColorMode(dataset.mode)
if (mode !== undefined)
  dataset.theme = resolveColorMode(mode, matchMedia('(prefers-color-scheme: dark)').matches)

if (dataset.apiIndex !== undefined) {
  hideOverview()
  preloadApiIndex()
}
if (readStored(sidebarKey) === 'hidden') dataset.sidebar = 'hidden'
if (isAnnouncementClosed(dataset.announcementId, readStored)) dataset.announcement = 'closed'

// The style sheet that isn't needed for the first paint must not block it, so it has media="print" until it's loaded.
// (The `load` event of an element doesn't reach the window.)
document.addEventListener(
  'load',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.media === 'print') target.media = 'all'
  },
  true,
)

// After a reload, the history entries from client-side navigation belong to this document. Until the page is
// interactive, going back to one of them would only change the URL.
const { pathname } = location
addEventListener('popstate', () => {
  if (dataset.hydrated === undefined && location.pathname !== pathname) location.reload()
})

recoverFromFailedAssets(dataset.base ?? '/')
