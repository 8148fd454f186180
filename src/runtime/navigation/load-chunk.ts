/** Style sheets that are on their way or there, by address. */
const styles = new Map<string, Promise<void>>()

/** Scripts that have run. */
const evaluated = new Set<string>()

/**
 * Loads a module that is imported on demand, together with what it imports at once: scripts, which run one by one so that
 * readers are not kept waiting by all of them in one task, and style sheets, which it waits for. The bundler puts a call of
 * this around every such import (`bundle/bundle-app.ts`). Paths are below the base. Rejects when the module or one of
 * these files cannot be loaded; the next call tries again.
 */
export async function loadChunk<Module>(load: () => Promise<Module>, paths: string[] = []): Promise<Module> {
  const urls = paths.map((path) => import.meta.env.BASE_URL + path)
  const fetched = Promise.all(urls.map(fetchFile))
  // A failure is told below, also when a script fails first.
  fetched.catch(() => undefined)
  // The module itself comes first, what it imports after it.
  for (const url of urls.filter((path) => !isStyle(path)).reverse()) await evaluate(url)
  await fetched
  return load()
}

const isStyle = (url: string): boolean => url.endsWith('.css')

async function evaluate(url: string): Promise<void> {
  if (evaluated.has(url)) return
  await import(/* @vite-ignore */ url)
  evaluated.add(url)
  // Browsers that do not know this run all scripts in one task.
  await (globalThis as { scheduler?: { yield?(): Promise<void> } }).scheduler?.yield?.()
}

function fetchFile(url: string): Promise<void> | undefined {
  const known = styles.get(url)
  if (known !== undefined || document.querySelector(`link[href="${url}"]`) !== null) return known
  const link = document.createElement('link')
  link.href = url
  link.rel = isStyle(url) ? 'stylesheet' : 'modulepreload'
  const loading = isStyle(url) ? whenLoaded(link, url) : undefined
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
