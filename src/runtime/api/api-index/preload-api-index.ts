/**
 * Preloads the index of an API for a hash route, because it has the URL of the page. Called by the inline script before
 * the first paint; a later fetch of the same file gets this response.
 */
export function preloadApiIndex(): void {
  const { route, apiIndex } = document.documentElement.dataset
  if (route === undefined || apiIndex === undefined) return
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = 'fetch'
  link.crossOrigin = ''
  link.href = apiIndex
  document.head.append(link)
}
