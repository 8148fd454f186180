import { useSyncExternalStore } from 'react'

export type ScrollDirection = 'up' | 'down'

/** State between two scroll events. */
export interface ScrollTrack {
  top: number
  direction: ScrollDirection
}

/** Movements below this many px are a trembling finger, no change of mind. */
const minMovement = 8

let track: ScrollTrack = { top: 0, direction: 'up' }

/** The track after the page was scrolled to `top`. Close to the top of the page it is always up. */
export function updateTrack({ top: before, direction }: ScrollTrack, top: number): ScrollTrack {
  if (top <= minMovement) return { top, direction: 'up' }
  if (Math.abs(top - before) < minMovement) return { top: before, direction }
  return { top, direction: top > before ? 'down' : 'up' }
}

/** Where the reader scrolls to. On the server, and at the top of a page, up. */
export function useScrollDirection(): ScrollDirection {
  return useSyncExternalStore(subscribe, fromBrowser, fromServer)
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
