/** Returns the element that a hash names, if any. Every page loads this first, so it doesn't import `decodePercent`. */
export function findHashTarget(hash: string): HTMLElement | undefined {
  if (hash.length < 2) return undefined
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1))) ?? undefined
  } catch {
    // A hash with invalid percent-encoding names nothing.
    return undefined
  }
}
