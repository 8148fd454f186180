import { findHashTarget } from '../scrolling/find-hash-target.ts'

/** Redirects readers who open a heading that has moved. Back leads to where they came from. */
export function followSectionRedirect(): void {
  const section = findHashTarget(location.hash)
  const link = section?.dataset.moved === undefined ? undefined : section.querySelector('a')
  if (section === undefined || !link) return
  const to = new URL(link.href)
  if (to.origin === location.origin) to.search ||= location.search
  location.replace(to)
  // The browser has revealed it; readers who return shouldn't see it.
  section.setAttribute('hidden', 'until-found')
}
