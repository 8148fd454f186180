/**
 * Marks the document while it loads the content of its hash, so that the style sheet can hide the overview, which would
 * otherwise flash. Called by the inline script before the first paint.
 */
export function hideOverview(): void {
  if (/^#(\/.|tag\/|operation)/.test(location.hash)) document.documentElement.dataset.route = ''
}

/** Shows the overview again, whatever the hash is. */
export function showOverview(): void {
  delete document.documentElement.dataset.route
}

/**
 * Preloads the operation of a canonical hash route, because a deep link would otherwise wait for two scripts. Called by
 * the inline script; a later fetch of the same file gets this response.
 */
export function preloadOperation(): void {
  const { operations } = document.documentElement.dataset
  const id = /^#\/(?!tag\/)[^/]+\/([\w-]+)(?:\/|$)/.exec(location.hash)?.[1]
  if (operations === undefined || id === undefined) return
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = 'fetch'
  link.crossOrigin = ''
  link.href = `${operations}${id}.json`
  document.head.append(link)
}
