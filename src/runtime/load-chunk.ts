/** Style sheets that are on their way or there, by address. */
const styles = new Map<string, Promise<void>>()

/**
 * Loads a module that is imported on demand, together with what it imports at once: scripts, and style sheets, which it
 * waits for. The bundler puts a call of this around every such import (`bundle/chunk-loader.ts`). Paths are below the
 * base. Rejects when the module or a style sheet cannot be loaded; the next call tries again.
 */
export async function loadChunk<Module>(load: () => Promise<Module>, paths: string[] = []): Promise<Module> {
  await Promise.all(paths.map((path) => fetchFile(import.meta.env.BASE_URL + path)))
  return load()
}

function fetchFile(url: string): Promise<void> | undefined {
  const known = styles.get(url)
  if (known !== undefined || document.querySelector(`link[href="${url}"]`) !== null) return known
  const link = document.createElement('link')
  link.href = url
  link.rel = url.endsWith('.css') ? 'stylesheet' : 'modulepreload'
  const loading = link.rel === 'stylesheet' ? whenLoaded(link, url) : undefined
  document.head.append(link)
  return loading
}

function whenLoaded(link: HTMLLinkElement, url: string): Promise<void> {
  const loading = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => {
      styles.delete(url)
      link.remove()
      reject(new Error(`The style sheet ${url} could not be loaded.`))
    }
  })
  styles.set(url, loading)
  return loading
}
