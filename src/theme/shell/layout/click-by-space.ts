import type { KeyboardEvent } from 'react'

/** Makes a link that acts as a button respond to the space bar as well. */
export function clickBySpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}
