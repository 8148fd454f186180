import { scrollToItem } from '../../scrolling/scroll-memory.ts'
import type { ApiPageContext } from '../api-page-context.ts'
import type { GroupEntry, IndexCatalog } from './read-catalog.ts'
import type { ApiTarget } from './resolve-api-target.ts'

/** Marks a group that is open only because it contains the current target. */
const followedAttribute = 'data-followed'

/** Opens or closes the list of a group. A followed group closes when another target is shown. */
export function setGroupOpen({ section }: GroupEntry, isOpen: boolean, isFollowed = false): void {
  section.toggleAttribute('data-open', isOpen)
  section.toggleAttribute(followedAttribute, isOpen && isFollowed)
  section.querySelector('button')?.setAttribute('aria-expanded', String(isOpen))
}

/** Marks the target in the index and opens its group. The previous group closes, unless the reader opened it. */
export function markCurrent(page: ApiPageContext, target: ApiTarget): void {
  findMarked(page)?.removeAttribute('aria-current')
  const { link, group } = findLink(page, target)
  if (group !== undefined && !group.section.hasAttribute('data-open')) setGroupOpen(group, true, true)
  closeFollowedGroups(page, { link, group })
  link?.setAttribute('aria-current', 'page')
}

/** Lists the groups that the reader has opened, or that were never closed. */
export function listOpenGroups({ groups }: IndexCatalog): GroupEntry[] {
  return groups.filter(
    ({ section }) => section.hasAttribute('data-open') && !section.hasAttribute(followedAttribute),
  )
}

/** Closes followed groups. The index scrolls along, so that the clicked line doesn't move away from the pointer. */
function closeFollowedGroups({ index, catalog }: ApiPageContext, { link, group }: IndexPosition): void {
  // While the index is filtered, the matches determine the open groups.
  if (index.hasAttribute('data-filtered')) return
  const left = catalog.groups.filter(
    (other) => other !== group && other.section.hasAttribute(followedAttribute),
  )
  if (left.length === 0) return
  const before = link?.getBoundingClientRect().top ?? 0
  for (const other of left) setGroupOpen(other, false)
  const after = link?.getBoundingClientRect().top ?? 0
  index.querySelector('[data-scroll-memory]')?.scrollBy({ top: after - before, behavior: 'instant' })
}

/** Scrolls the index to the marked line. */
export function scrollToCurrent(page: ApiPageContext): void {
  const scroller = page.index.querySelector('[data-scroll-memory]')
  const marked = findMarked(page)
  if (scroller !== null && marked !== null) scrollToItem(scroller, marked)
}

const findMarked = ({ index }: ApiPageContext): Element | null => index.querySelector('[aria-current]')

/** Returns the line and the group of a target in the index. */
interface IndexPosition {
  link: Element | undefined
  group?: GroupEntry | undefined
}

function findLink({ index, catalog }: ApiPageContext, target: ApiTarget): IndexPosition {
  switch (target.kind) {
    case 'overview':
    case 'missing':
      return { link: index.querySelector('[data-overview]') ?? undefined }
    case 'all':
      return { link: index.querySelector('[data-all]') ?? undefined }
    case 'group': {
      const group = catalog.groups.find(({ id }) => id === target.group.id)
      return { link: group?.link, group }
    }
    case 'operation': {
      const operation = catalog.operations.find(({ id }) => id === target.operation.id)
      const group = catalog.groups.find(({ id }) => id === target.operation.group)
      return { link: operation?.link, group }
    }
  }
}
