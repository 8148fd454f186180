/** Offline reading: what the build, pages, and the service worker agree on. All paths are below the site's base. */

/**
 * Path of the service worker. It's the same in every build, because a browser that has a worker looks for its successor
 * there, also when the site has turned offline reading off.
 */
export const offlineWorkerPath = '/offline-worker.js'

/** Path of the list of stored pages (`StoredPage[]`). It exists in the browser's cache only. */
export const storedPagesPath = '/_/offline/pages.json'

/** Returns the path of the page that is shown in place of pages that aren't stored. */
export const getOfflinePagePath = (locale: string): string => `/_/offline/${locale}.html`

/** Name of the browser's cache. Sites on the same host have different bases, and one cache each. */
export const getOfflineCacheName = (base: string): string => `docent-offline:${base}`

/** Marks in the offline page around what it prints only if pages are stored, and where their links belong. */
export const storedPagesMarks = {
  start: '<!--docent-stored-->',
  links: '<!--docent-links-->',
  end: '<!--/docent-stored-->',
} as const

/** Settings of the service worker, which the build writes into it. */
export interface OfflineSettings {
  base: string
  /** Build ID. A new one makes browsers replace the worker. */
  build: string
  /** The paths carry the base. */
  locales: { id: string; path: string }[]
  /** Limits of pages that were visited. Pages that the reader saved don't count. */
  maxPages: number
  maxBytes: number
  /** Paths of the scripts and style sheets of every page, with the base. */
  files: string[]
}

/** A page that can be read offline. */
export interface StoredPage {
  /** Canonical path, with the base. */
  url: string
  title: string
  /** Times in ms. */
  storedAt: number
  readAt: number
  /** Size of its HTML and its images. */
  bytes: number
  /** Whether the reader saved it. Such a page is kept until the reader removes it. */
  isSaved: boolean
  /** Paths of everything that it needs, with the base. */
  files: string[]
}

/** A message of a page to the service worker. */
export interface OfflineRequest {
  /** The page was visited, is to be saved, or is to be removed. */
  kind: 'visit' | 'save' | 'remove'
  url: string
  title: string
  /** URLs of everything that the tab has loaded. */
  files: string[]
}

/** The worker's response. */
export interface OfflineReply {
  isDone: boolean
  /** Whether the page differs from the copy that was stored before. */
  isChanged: boolean
}
