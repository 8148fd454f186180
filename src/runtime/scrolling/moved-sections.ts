import { findTarget } from './hash-target.ts'

/** Leads readers on who ask for a section that is elsewhere now. Back leads to where they came from. */
export function followMovedSection(): void {
  const section = findTarget(location.hash)
  const link = section?.dataset.moved === undefined ? undefined : section.querySelector('a')
  if (section === undefined || !link) return
  const to = new URL(link.href)
  if (to.origin === location.origin) to.search ||= location.search
  location.replace(to)
  // The browser has shown it; readers who come back should not see it.
  section.setAttribute('hidden', 'until-found')
}
