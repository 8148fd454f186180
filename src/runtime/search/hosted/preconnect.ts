/** Connects to a service before the reader has typed. */
export function preconnect(origin: string | undefined): void {
  if (origin === undefined || document.querySelector(`link[rel="preconnect"][href="${origin}"]`) !== null)
    return
  const link = document.createElement('link')
  link.rel = 'preconnect'
  link.href = origin
  link.crossOrigin = 'anonymous'
  document.head.append(link)
}
