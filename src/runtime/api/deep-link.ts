/**
 * Marks the document while it loads the content that the hash names, so that the style sheet can hide the overview, which
 * would only flash. The inline script calls it before the first paint.
 */
export function holdOverview(): void {
  if (/^#(\/.|tag\/|operation)/.test(location.hash)) document.documentElement.dataset.route = ''
}

/** Shows the overview again, whatever the hash says. */
export function releaseOverview(): void {
  delete document.documentElement.dataset.route
}

/**
 * Preloads the operation that the hash names in its canonical form: a deep link would otherwise wait for two scripts
 * first. The inline script calls it; a later fetch of the same file gets this response.
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
