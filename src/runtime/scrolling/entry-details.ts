import { readSessionItem, writeSessionItem } from '../storage/storage.ts'
import { openDetailsKey } from '../storage/storage-keys.ts'
import { entryKey, followEntryScroll, noteCurrent, noteWithScroll, scrollOfEntry } from './entry-scroll.ts'
import { findTarget } from './hash-target.ts'

/** Which `<details>` were open when the reader left the current entry of the history, until the reader leaves it again. */
let openNames: ReadonlySet<string> | undefined

/** How far the page was scrolled then; undefined once the reader takes over. */
let topToKeep: number | undefined

const startedArticles = new WeakSet<Element>()

/** Notes which `<details>` of the article are open whenever the reader leaves an entry of the history. */
export function followDetails(): void {
  followEntryScroll()
  noteWithScroll(noteDetails)
  // Entries are left without notice there.
  if (!('navigation' in window)) addEventListener('toggle', noteCurrent, true)
}

/**
 * Opens and closes the `<details>` of a new article as they were when the reader left the current entry. Without a note,
 * opens those around the hash target: the browser leaves them closed after a reload.
 */
export function startDetails(article: Element, isFullLoad: boolean): void {
  // API pages restore theirs when the operation is there.
  if (startedArticles.has(article) || article.querySelector('[data-reference]') !== null) return
  startedArticles.add(article)
  followDetails()
  const isRestored = isFullLoad
    ? isReturn() && restoreDetails(findTopToKeep())
    : restoreDetails(scrollOfEntry())
  if (!isRestored) openHashTarget()
  followTraversals(article)
}

/**
 * Restores the `<details>` of the current entry, and then the scroll if `top` is given. Returns whether anything is
 * known of the entry.
 */
export function restoreDetails(top: number | undefined): boolean {
  const names = readSessionItem(openDetailsKey(entryKey()))
  if (names === undefined) return false
  openNames = new Set(names.split(' '))
  topToKeep = top
  for (const input of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    addEventListener(input, stopScrolling, { once: true, passive: true })
  applyNames(document)
  return true
}

/** Restores the `<details>` in one that was open, once its content has been loaded. */
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

function noteDetails(key: string, isKept: boolean): void {
  openNames = undefined
  const list = nameDetails(findRoot())
  const names = list.filter(([, { open }]) => open).map(([name]) => name)
  writeSessionItem(openDetailsKey(key), isKept && list.length > 0 ? names.join(' ') : undefined)
}

function stopScrolling(): void {
  topToKeep = undefined
}

/** Whether the document was loaded for an entry that the reader has seen before. */
function isReturn(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return load?.type !== 'navigate'
}

/** The scroll of the entry, unless the reader has scrolled since the document was loaded. */
function findTopToKeep(): number | undefined {
  const top = scrollOfEntry()
  if (top === undefined || scrollY === 0) return top
  // With less open, the browser restores what the page has room for.
  const lowest = document.documentElement.scrollHeight - innerHeight
  return Math.abs(scrollY - Math.min(top, lowest)) < 2 ? top : undefined
}

/** Follows Back and Forward between hashes of one page. The browser restores the scroll of these entries afterwards. */
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
  const target = findTarget(location.hash)
  let isHidden = false
  for (let around = target?.closest('details'); around; around = around.parentElement?.closest('details')) {
    isHidden ||= !around.open
    around.open = true
  }
  if (isHidden) target?.scrollIntoView()
}

/**
 * Names the `<details>` below an element by their place among those inside of the same one: `0`, `1`, `1/0`. What is
 * loaded into one of them later changes no other name.
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
