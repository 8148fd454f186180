/**
 * Asks for the operation that the address names, if it is spelt as we spell it, before any other script is there: a deep
 * link would wait for two of them first. The inline script calls it; what fetches the file later gets this answer.
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
