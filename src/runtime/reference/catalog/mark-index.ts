import { showCurrent } from '../../scroll-memory.ts'
import type { ReferencePage } from '../reference-page.ts'
import type { IndexGroup } from './read-catalog.ts'
import type { Target } from './resolve-target.ts'

/** Opens or closes the list of a group. */
export function setGroupOpen({ section }: IndexGroup, isOpen: boolean): void {
  section.toggleAttribute('data-open', isOpen)
  section.querySelector('button')?.setAttribute('aria-expanded', String(isOpen))
}

/** Marks in the index what is shown, opens its group, and scrolls the index so far that it can be seen. */
export function markCurrent(page: ReferencePage, target: Target): void {
  page.index.querySelector('[aria-current]')?.removeAttribute('aria-current')
  const { link, group } = findLink(page, target)
  if (group !== undefined) setGroupOpen(group, true)
  link?.setAttribute('aria-current', 'page')
  const scroller = page.index.querySelector('[data-scroll-memory]')
  if (scroller !== null) showCurrent(scroller)
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
