import { useSyncExternalStore } from 'react'

type ScrollDirection = 'up' | 'down'

/** State between two scroll events. */
export interface ScrollTrack {
  top: number
  direction: ScrollDirection
}

/** Smaller movements, in px, are jitter rather than a change of direction. */
const minMovement = 8

let track: ScrollTrack = { top: 0, direction: 'up' }

/** Updates the track after the page was scrolled to `top`. Near the top of the page, the direction is always up. */
export function updateTrack({ top: before, direction }: ScrollTrack, top: number): ScrollTrack {
  if (top <= minMovement) return { top, direction: 'up' }
  if (Math.abs(top - before) < minMovement) return { top: before, direction }
  return { top, direction: top > before ? 'down' : 'up' }
}

/** Whether the navbar is hidden: while the reader scrolls down. On the server, and at the top of a page, it isn't. */
export function useHideOnScroll(): boolean {
  return useSyncExternalStore(subscribe, fromBrowser, fromServer) === 'down'
}

function subscribe(onChange: () => void): () => void {
  const follow = (): void => {
    const { direction } = track
    track = updateTrack(track, scrollY)
    if (track.direction !== direction) onChange()
  }
  addEventListener('scroll', follow)
  return () => removeEventListener('scroll', follow)
}

const fromBrowser = (): ScrollDirection => track.direction
const fromServer = (): ScrollDirection => 'up'
