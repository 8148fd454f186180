import type { KeyboardEvent } from 'react'

/** A link that acts as a button answers to the space bar as well. */
export function clickBySpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}
