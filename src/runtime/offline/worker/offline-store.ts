import {
  getOfflineCacheName,
  getOfflinePagePath,
  type OfflineReply,
  type OfflineRequest,
  type OfflineSettings,
  type StoredPage,
  storedPagesPath,
} from '../../../shared/output/offline-paths.ts'
import { addBase } from '../../../shared/urls.ts'
import { chooseEvictedPages } from './choose-evicted-pages.ts'
import { findLoadedPath, isPageUrl, type WorkerSite } from './choose-strategy.ts'
import { fetchCopy, keepHeaders, removeCopyMark } from './fetch-copy.ts'
import { findLocale } from './fill-offline-page.ts'
import { findPageFiles } from './find-page-files.ts'

/** How long (ms) a file that may change, such as a level of the sidebar, isn't fetched again with every page. */
const freshTime = 600_000

interface StoreOptions {
  settings: OfflineSettings
  origin: string
  caches: Pick<CacheStorage, 'open'>
  fetch(path: string, request: RequestInit): Promise<Response>
  now(): number
}

/** The pages that can be read offline, with their files, in the browser's cache. Its methods run one at a time. */
export class OfflineStore {
  readonly #options: StoreOptions
  /** Paths that aren't removed, whatever is stored. */
  readonly #kept: string[]
  readonly #listPath: string
  readonly #scope: WorkerSite
  /** When files were fetched whose content may change under the same name. */
  readonly #fetchTimes = new Map<string, number>()
  #last: Promise<unknown> = Promise.resolve()

  constructor(options: StoreOptions) {
    const { base, locales, files } = options.settings
    this.#options = options
    this.#scope = { origin: options.origin, base }
    this.#listPath = addBase(base, storedPagesPath)
    this.#kept = [...files, this.#getOfflinePath(locales[0]?.id ?? '')]
  }

  /** Stores what every page needs. Rejects if the browser can't store it: then there's no worker. */
  async install(): Promise<void> {
    const cache = await this.#open()
    await Promise.all(this.#kept.map((path) => this.#storeFile(cache, path, true)))
  }

  /** Returns a stored file. A page is found by its canonical path. */
  async match(path: string): Promise<Response | undefined> {
    return (await this.#open()).match(path, { ignoreVary: true })
  }

  /** Returns the document to show in place of a page that isn't stored. */
  async matchOfflinePage(path: string): Promise<Response | undefined> {
    const { locales } = this.#options.settings
    const own = await this.match(this.#getOfflinePath(findLocale(path, this.#options.settings)))
    return own ?? this.match(this.#getOfflinePath(locales[0]?.id ?? ''))
  }

  /** Lists the stored pages, most recently read first. */
  async list(): Promise<StoredPage[]> {
    const list = await this.match(this.#listPath)
    const pages: StoredPage[] = list === undefined ? [] : await list.json()
    return pages.sort((a, b) => b.readAt - a.readAt)
  }

  /** Notes that a stored page was read. */
  noteReading(url: string): Promise<void> {
    return this.#run(async (cache) => {
      const now = this.#options.now()
      const pages = await this.list()
      await this.#write(
        cache,
        pages.map((page) => (page.url === url ? { ...page, readAt: now } : page)),
      )
    })
  }

  /** Stores or removes a page. A failure leaves what was stored before. */
  async answer(request: OfflineRequest): Promise<OfflineReply> {
    const { url } = request
    return this.#run(async (cache) => {
      if (!isPageUrl(url, this.#scope)) throw new Error(`${url} is not a page of this site.`)
      if (request.kind === 'remove') {
        await this.#keep(cache, (page) => page.url !== url)
        return false
      }
      return this.#storePage(cache, request).catch((error: unknown) => this.#retry(cache, request, error))
    }).then(
      (isChanged) => ({ isDone: true, isChanged }),
      () => ({ isDone: false, isChanged: false }),
    )
  }

  /** Removes the files that no stored page needs: files of earlier builds and of removed pages. */
  prune(): Promise<void> {
    return this.#run(async (cache) => this.#pruneFiles(cache, await this.list()))
  }

  /** Makes room and tries again if storage is full. Without a connection, the copy of a visited page can be saved. */
  async #retry(cache: Cache, request: OfflineRequest, error: unknown): Promise<boolean> {
    const pages = await this.list()
    if (isQuotaError(error)) {
      await this.#evict(cache, Math.floor(pages.filter(({ isSaved }) => !isSaved).length / 2))
      return this.#storePage(cache, request)
    }
    const known = pages.find(({ url }) => url === request.url)
    if (known === undefined || request.kind !== 'save') throw error
    await this.#write(cache, [{ ...known, isSaved: true }, ...pages.filter((page) => page !== known)])
    return false
  }

  async #storePage(cache: Cache, { kind, url, title, files }: OfflineRequest): Promise<boolean> {
    const { settings, now } = this.#options
    const copy = await fetchCopy(url, this.#options)
    const previous = await cache.match(url, { ignoreVary: true })
    const previousHtml = previous === undefined ? copy.html : removeCopyMark(await previous.text())
    const needed = new Set([
      ...findPageFiles(copy.html, this.#scope),
      ...files.flatMap((file) => findLoadedPath(file, this.#scope) ?? []),
      this.#getOfflinePath(findLocale(url, settings)),
    ])
    const sizes = await Promise.all([...needed].map((path) => this.#storeFile(cache, path, false)))
    await cache.put(url, copy.response)
    const pages = await this.list()
    const known = pages.find((page) => page.url === url)
    const page: StoredPage = {
      url,
      title,
      storedAt: now(),
      readAt: now(),
      bytes: sizes.reduce((total, size) => total + size, copy.html.length),
      isSaved: kind === 'save' || known?.isSaved === true,
      files: [...needed],
    }
    await this.#write(cache, [page, ...pages.filter((other) => other !== known)])
    await this.#evict(cache)
    return previousHtml !== copy.html
  }

  /** Removes visited pages beyond the limits. */
  async #evict(cache: Cache, maxPages = this.#options.settings.maxPages): Promise<void> {
    const { maxBytes } = this.#options.settings
    const evicted = new Set(
      chooseEvictedPages(await this.list(), { maxPages, maxBytes }).map(({ url }) => url),
    )
    if (evicted.size > 0) await this.#keep(cache, ({ url }) => !evicted.has(url))
  }

  /** Removes the pages that don't pass, and their files. */
  async #keep(cache: Cache, isKept: (page: StoredPage) => boolean): Promise<void> {
    const pages = (await this.list()).filter(isKept)
    await this.#write(cache, pages)
    await this.#pruneFiles(cache, pages)
  }

  async #pruneFiles(cache: Cache, pages: readonly StoredPage[]): Promise<void> {
    const kept = new Set([
      this.#listPath,
      ...this.#kept,
      ...pages.flatMap(({ url, files }) => [url, ...files]),
    ])
    const requests = await cache.keys()
    const unused = requests.filter((request) => {
      const { pathname, search } = new URL(request.url)
      return !kept.has(pathname + search)
    })
    await Promise.all(unused.map((request) => cache.delete(request, { ignoreVary: true })))
  }

  /**
   * Stores a file and returns its size, or 0 for one that all pages share. A file that is missing or can't be read is
   * left out, unless it's required.
   */
  async #storeFile(cache: Cache, path: string, isRequired: boolean): Promise<number> {
    const isShared = path.includes('/_/') && !path.includes('/_/media/')
    const isImmutable = path.includes('/_/assets/') || path.includes('/_/media/')
    const { fetch, now } = this.#options
    const isFresh = isImmutable || now() - (this.#fetchTimes.get(path) ?? 0) < freshTime
    const stored = isFresh ? await cache.match(path, { ignoreVary: true }) : undefined
    if (stored !== undefined) return isShared ? 0 : (await stored.blob()).size
    const response = await fetch(path, { cache: isImmutable ? 'default' : 'no-cache' }).catch(
      (error: unknown) => {
        if (isRequired) throw error
        return undefined
      },
    )
    if (response?.status !== 200) {
      if (isRequired) throw new Error(`${path} could not be stored.`)
      return 0
    }
    const blob = await response.blob()
    await cache.put(path, new Response(blob, { headers: keepHeaders(response) }))
    this.#fetchTimes.set(path, now())
    return isShared ? 0 : blob.size
  }

  async #write(cache: Cache, pages: readonly StoredPage[]): Promise<void> {
    await cache.put(this.#listPath, new Response(JSON.stringify(pages)))
  }

  #getOfflinePath(locale: string): string {
    return addBase(this.#options.settings.base, getOfflinePagePath(locale))
  }

  #open(): Promise<Cache> {
    return this.#options.caches.open(getOfflineCacheName(this.#options.settings.base))
  }

  /** Runs a task after those before it, so that no two of them write the list. */
  #run<T>(task: (cache: Cache) => Promise<T>): Promise<T> {
    const result = this.#last.then(async () => task(await this.#open()))
    this.#last = result.catch(() => undefined)
    return result
  }
}

const isQuotaError = (error: unknown): boolean =>
  error instanceof Error && error.name === 'QuotaExceededError'
