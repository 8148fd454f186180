import { showItem } from '../../scrolling/scroll-memory.ts'
import type { ReferencePage } from '../api-page-context.ts'
import type { IndexCatalog, IndexGroup } from './read-catalog.ts'
import type { Target } from './resolve-target.ts'

/** Marks a group that is open only because it has what is shown. */
const followed = 'data-followed'

/** Opens or closes the list of a group. One that is open only because it has what is shown closes when that changes. */
export function setGroupOpen({ section }: IndexGroup, isOpen: boolean, isFollowed = false): void {
  section.toggleAttribute('data-open', isOpen)
  section.toggleAttribute(followed, isOpen && isFollowed)
  section.querySelector('button')?.setAttribute('aria-expanded', String(isOpen))
}

/** Marks in the index what is shown and opens its group. The group that was left closes, unless the reader opened it. */
export function markCurrent(page: ReferencePage, target: Target): void {
  page.marked?.removeAttribute('aria-current')
  const { link, group } = findLink(page, target)
  if (group !== undefined && !group.section.hasAttribute('data-open')) setGroupOpen(group, true, true)
  closeLeftGroups(page, { link, group })
  link?.setAttribute('aria-current', 'page')
  page.marked = link
}

/** Lists the groups that the reader has opened, or that were never closed. */
export function listOpenGroups({ groups }: IndexCatalog): IndexGroup[] {
  return groups.filter(({ section }) => section.hasAttribute('data-open') && !section.hasAttribute(followed))
}

/** Scrolls the index along, so that what the reader has just clicked doesn't move away from the pointer. */
function closeLeftGroups({ index, catalog }: ReferencePage, { link, group }: IndexPlace): void {
  // While the index is filtered, its matches decide.
  if (index.hasAttribute('data-filtered')) return
  const left = catalog.groups.filter((other) => other !== group && other.section.hasAttribute(followed))
  if (left.length === 0) return
  const before = link?.getBoundingClientRect().top ?? 0
  for (const other of left) setGroupOpen(other, false)
  const after = link?.getBoundingClientRect().top ?? 0
  index.querySelector('[data-scroll-memory]')?.scrollBy({ top: after - before, behavior: 'instant' })
}

/** Scrolls the index so far that what is marked can be seen. */
export function showCurrent({ index, marked }: ReferencePage): void {
  const scroller = index.querySelector('[data-scroll-memory]')
  if (scroller !== null && marked !== undefined) showItem(scroller, marked)
}

/** Where something is in the index. */
interface IndexPlace {
  link: Element | undefined
  group?: IndexGroup | undefined
}

function findLink({ index, catalog }: ReferencePage, target: Target): IndexPlace {
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
