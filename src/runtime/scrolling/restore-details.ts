import { readSessionItem, writeSessionItem } from '../storage/storage.ts'
import { getOpenDetailsKey } from '../storage/storage-keys.ts'
import { findHashTarget } from './find-hash-target.ts'
import {
  getEntryKey,
  onEntrySaved,
  readEntryScroll,
  recordScrollPositions,
  saveCurrentEntry,
} from './record-scroll-positions.ts'

/** The `<details>` that were open when the reader left the current history entry, until the reader leaves it again. */
let openNames: ReadonlySet<string> | undefined

/** Scroll position at that time. Undefined once the reader scrolls. */
let topToKeep: number | undefined

const startedArticles = new WeakSet<Element>()

/** Records which `<details>` of the article are open when the reader leaves a history entry. */
function followDetails(): void {
  recordScrollPositions()
  onEntrySaved(saveDetails)
  // In these browsers, leaving an entry can't be detected.
  if (!('navigation' in window)) addEventListener('toggle', saveCurrentEntry, true)
}

/**
 * Restores the `<details>` of a new article from the last time that the reader left the current entry. Without a
 * record, opens those around the hash target, which the browser leaves closed after a reload.
 */
export function restoreArticleDetails(article: Element, isFullLoad: boolean): void {
  if (startedArticles.has(article)) return
  startedArticles.add(article)
  const bar = article.querySelector<HTMLDetailsElement>('.toc-disclosure')
  if (bar) closeContents(bar)
  followDetails()
  const isRestored = isFullLoad
    ? isReturnVisit() && restoreDetails(findTopToKeep())
    : restoreDetails(readEntryScroll())
  if (!isRestored) openHashTarget()
  followTraversals(article)
}

/**
 * Restores the `<details>` of the current entry, and then the scroll position if `top` is given. Returns whether the
 * entry has a record.
 */
function restoreDetails(top: number | undefined): boolean {
  const names = readSessionItem(getOpenDetailsKey(getEntryKey()))
  if (names === undefined) return false
  openNames = new Set(names.split(' '))
  topToKeep = top
  for (const input of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    addEventListener(input, stopScrolling, { once: true, passive: true })
  applyNames(document)
  return true
}

/** Restores the `<details>` inside an open one, once its content has loaded. */
export function restoreInnerDetails(details: HTMLElement): void {
  const name = nameDetails(findRoot()).find(([, element]) => element === details)?.[0]
  if (name !== undefined && openNames?.has(name)) applyNames(details)
}

const findRoot = (): Element => document.querySelector('#main .article') ?? document.body

function applyNames(parent: Node): void {
  for (const [name, details] of nameDetails(findRoot()))
    if (details !== parent && parent.contains(details)) details.open = openNames?.has(name) === true
  if (topToKeep !== undefined) scrollTo({ top: topToKeep, behavior: 'instant' })
}

function saveDetails(key: string, isKept: boolean): void {
  openNames = undefined
  const list = nameDetails(findRoot())
  const names = list.filter(([, { open }]) => open).map(([name]) => name)
  writeSessionItem(getOpenDetailsKey(key), isKept && list.length > 0 ? names.join(' ') : undefined)
}

function stopScrolling(): void {
  topToKeep = undefined
}

/** Whether the document was loaded for an entry that the reader has seen before. */
function isReturnVisit(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return load?.type !== 'navigate'
}

/** Returns the scroll position of the entry, unless the reader has scrolled since the document was loaded. */
function findTopToKeep(): number | undefined {
  const top = readEntryScroll()
  if (top === undefined || scrollY === 0) return top
  // With fewer details open, the page is shorter, and the browser restores positions only up to its end.
  const lowest = document.documentElement.scrollHeight - innerHeight
  return Math.abs(scrollY - Math.min(top, lowest)) < 2 ? top : undefined
}

/**
 * Follows Back and Forward between hashes of one page. The browser restores the scroll position of these entries
 * afterward.
 */
function followTraversals(article: Element): void {
  const { navigation } = window as Partial<Pick<Window, 'navigation'>>
  const { pathname } = location
  const restore = ({ navigationType }: NavigationCurrentEntryChangeEvent): void => {
    if (!article.isConnected || location.pathname !== pathname)
      navigation?.removeEventListener('currententrychange', restore)
    else if (navigationType === 'traverse') restoreDetails(undefined)
  }
  navigation?.addEventListener('currententrychange', restore)
}

function openHashTarget(): void {
  const target = findHashTarget(location.hash)
  let isHidden = false
  for (let around = target?.closest('details'); around; around = around.parentElement?.closest('details')) {
    isHidden ||= !around.open
    around.open = true
  }
  if (isHidden) target?.scrollIntoView()
}

/**
 * Names the `<details>` below an element by their position within the same parent: `0`, `1`, `1/0`. Content loaded into
 * one later changes no other name.
 */
function nameDetails(root: Element): [name: string, details: HTMLDetailsElement][] {
  const names = new Map<Element, string>()
  const counts = new Map<string, number>()
  return [...root.querySelectorAll('details')].map((details) => {
    const outer = details.parentElement?.closest('details')
    const prefix = outer && names.has(outer) ? `${names.get(outer)}/` : ''
    const count = counts.get(prefix) ?? 0
    counts.set(prefix, count + 1)
    names.set(details, `${prefix}${count}`)
    return [`${prefix}${count}`, details]
  })
}

/**
 * On small screens, the table of contents is a bar that opens over the text. Closes it after a link, outside of it, and
 * on Escape, until the reader leaves the page.
 */
function closeContents(bar: HTMLDetailsElement): void {
  const controller = new AbortController()
  const close = ({ type, target, key }: Event & { key?: string }): void => {
    if (!bar.isConnected) controller.abort()
    if (!bar.open || !(target instanceof Element)) return
    const isEscape = key === 'Escape'
    const isInside = bar.contains(target)
    if (isInside && isEscape) bar.querySelector('summary')?.focus()
    if (!isInside || isEscape || (type === 'click' && target.closest('a'))) bar.open = false
  }
  for (const type of ['click', 'focusin', 'keydown'])
    document.addEventListener(type, close, { signal: controller.signal })
}
