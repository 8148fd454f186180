import { showItem } from '../../scrolling/scroll-memory.ts'
import type { ReferencePage } from '../reference-page.ts'
import type { IndexGroup } from './read-catalog.ts'
import type { Target } from './resolve-target.ts'

/** Opens or closes the list of a group. */
export function setGroupOpen({ section }: IndexGroup, isOpen: boolean): void {
  section.toggleAttribute('data-open', isOpen)
  section.querySelector('button')?.setAttribute('aria-expanded', String(isOpen))
}

/** Marks in the index what is shown, and opens its group. */
export function markCurrent(page: ReferencePage, target: Target): void {
  page.marked?.removeAttribute('aria-current')
  const { link, group } = findLink(page, target)
  if (group !== undefined) setGroupOpen(group, true)
  link?.setAttribute('aria-current', 'page')
  page.marked = link
}

/** Scrolls the index so far that what is marked can be seen. */
export function showCurrent({ index, marked }: ReferencePage): void {
  const scroller = index.querySelector('[data-scroll-memory]')
  if (scroller !== null && marked !== undefined) showItem(scroller, marked)
}

function findLink(
  { index, catalog }: ReferencePage,
  target: Target,
): { link: Element | undefined; group?: IndexGroup | undefined } {
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
