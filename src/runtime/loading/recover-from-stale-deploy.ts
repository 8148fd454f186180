import { reloadedAtKey } from '../storage/storage-keys.ts'

/** A second failure within this time (ms) isn't caused by a stale page, and reloading wouldn't help. */
const quietTime = 60_000

/** Whether a page that misses a file may be reloaded, given the time of its last reload. */
export function canReload(lastReload: string | null, now: number): boolean {
  return lastReload === null || now - Number(lastReload) > quietTime
}

/**
 * Reloads the page once if a file of its build is gone because of a deploy. Returns whether it does. A form response
 * isn't reloaded, because that would submit the form again.
 */
export function recoverFromStaleDeploy(): boolean {
  if (document.documentElement.dataset.answer !== undefined) return false
  const now = Date.now()
  try {
    if (!canReload(sessionStorage.getItem(reloadedAtKey), now)) return false
    sessionStorage.setItem(reloadedAtKey, String(now))
  } catch {
    // Without storage, nothing would stop repeated reloads.
    return false
  }
  location.reload()
  return true
}
