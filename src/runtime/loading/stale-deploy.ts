import { storageKeys } from '../storage/storage-keys.ts'

/** A second failure within this time (ms) isn't caused by a stale page, and reloading wouldn't help. */
const quietTime = 60_000

/** Whether a page that misses a file may be reloaded, given the time of its last reload. */
export function mayReload(lastReload: string | null, now: number): boolean {
  return lastReload === null || now - Number(lastReload) > quietTime
}

/**
 * Loads the page again, once, when a file of its build is gone: a deploy has happened. Says whether it does. Not the answer to
 * a form, which would be sent again; it can be read as it is.
 */
export function recoverFromStaleDeploy(): boolean {
  if (document.documentElement.dataset.answer !== undefined) return false
  const now = Date.now()
  try {
    if (!mayReload(sessionStorage.getItem(storageKeys.reloadedAt), now)) return false
    sessionStorage.setItem(storageKeys.reloadedAt, String(now))
  } catch {
    // Without storage nothing would stop the second reload, or the hundredth.
    return false
  }
  location.reload()
  return true
}
