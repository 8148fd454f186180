/** Style sheets that are loading or loaded, by URL. */
const pendingStyles = new Map<string, Promise<void>>()

/** Scripts that have run. */
const evaluatedUrls = new Set<string>()

/**
 * Loads a dynamically imported module with its static imports: scripts, which run one at a time so that they don't
 * block the page in a single task, and style sheets, which it waits for. The bundler adds a call of this to every
 * dynamic import (`bundle/bundle-app.ts`). Paths are below the base URL. Rejects if the module or one of these files
 * can't be loaded; the next call tries again.
 */
export async function loadChunk<Module>(load: () => Promise<Module>, paths: string[] = []): Promise<Module> {
  const urls = paths.map((path) => import.meta.env.BASE_URL + path)
  const fetched = Promise.all(urls.map(loadFile))
  // Failures are reported below, also if a script fails first.
  fetched.catch(() => undefined)
  // The module itself comes first, followed by its imports.
  for (const url of urls.filter((path) => !isStyle(path)).reverse()) await evaluate(url)
  await fetched
  return load()
}

const isStyle = (url: string): boolean => url.endsWith('.css')

async function evaluate(url: string): Promise<void> {
  if (evaluatedUrls.has(url)) return
  await import(/* @vite-ignore */ url)
  evaluatedUrls.add(url)
  // Browsers without this API run all scripts in one task.
  await (globalThis as { scheduler?: { yield?(): Promise<void> } }).scheduler?.yield?.()
}

function loadFile(url: string): Promise<void> | undefined {
  const known = pendingStyles.get(url)
  if (known !== undefined || document.querySelector(`link[href="${url}"]`) !== null) return known
  const link = document.createElement('link')
  link.href = url
  link.rel = isStyle(url) ? 'stylesheet' : 'modulepreload'
  const loading = isStyle(url) ? waitForStyle(link, url) : undefined
  document.head.append(link)
  return loading
}

function waitForStyle(link: HTMLLinkElement, url: string): Promise<void> {
  const loading = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => {
      pendingStyles.delete(url)
      link.remove()
      reject(new Error(`The style sheet ${url} could not be loaded.`))
    }
  })
  pendingStyles.set(url, loading)
  return loading
}
