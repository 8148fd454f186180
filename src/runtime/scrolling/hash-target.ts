/** The element that a hash names, if there is one. */
export function findTarget(hash: string): HTMLElement | undefined {
  if (hash.length < 2) return undefined
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1))) ?? undefined
  } catch {
    // A hash that is not valid percent-encoding names nothing.
    return undefined
  }
}
