import { scrollToItem } from '../../scrolling/remember-container-scroll.ts'
import type { ApiPageElements } from '../read-api-page.ts'
import type { IndexLists } from './index-lists.ts'
import type { IndexGroup } from './read-api-index.ts'

/** Marks a group that is open only because it contains the current page. */
const followedAttribute = 'data-followed'

/** Opens or closes the list of a group. A followed group closes when a page of another group is shown. */
export function setGroupOpen({ section }: IndexGroup, isOpen: boolean, isFollowed = false): void {
  section.toggleAttribute('data-open', isOpen)
  section.toggleAttribute(followedAttribute, isOpen && isFollowed)
  section.querySelector('button')?.setAttribute('aria-expanded', String(isOpen))
}

/**
 * Marks the current page in the index, opens its group, and scrolls to its line. The previous group closes, unless the
 * reader opened it.
 */
export function markCurrentPage({ index, lists }: ApiPageElements): void {
  const { element, catalog } = lists
  const { pathname } = location
  const findLink = (path: string): Element | null => element.querySelector(`a[href="${CSS.escape(path)}"]`)
  // A schema has no line. Its list has one.
  const link = findLink(pathname) ?? findLink(pathname.replace(/[^/]+\/$/, '')) ?? undefined
  const group = catalog.groups.find(({ url }) => pathname.startsWith(url))
  for (const marked of element.querySelectorAll('[aria-current]')) marked.removeAttribute('aria-current')
  link?.setAttribute('aria-current', link.getAttribute('href') === pathname ? 'page' : 'true')
  if (group !== undefined && !group.section.hasAttribute('data-open')) setGroupOpen(group, true, true)
  // While the index is filtered, the matches determine the open groups.
  if (!index.hasAttribute('data-filtered')) closeFollowedGroups(lists, { link, group })
  if (link !== undefined) scrollToItem(element, link)
}

/** Whether a group stays open on other pages: the reader has opened it, or it was never closed. */
export const isKeptOpen = ({ section }: IndexGroup): boolean =>
  section.hasAttribute('data-open') && !section.hasAttribute(followedAttribute)

/** The line and the group of the current page. */
interface IndexPosition {
  link: Element | undefined
  group: IndexGroup | undefined
}

/** Closes followed groups. The index scrolls along, so that the clicked line doesn't move away from the pointer. */
function closeFollowedGroups({ element, catalog }: IndexLists, { link, group }: IndexPosition): void {
  const left = catalog.groups.filter(
    (other) => other !== group && other.section.hasAttribute(followedAttribute),
  )
  if (left.length === 0) return
  const before = link?.getBoundingClientRect().top ?? 0
  for (const other of left) setGroupOpen(other, false)
  const after = link?.getBoundingClientRect().top ?? 0
  element.scrollBy({ top: after - before, behavior: 'instant' })
}
