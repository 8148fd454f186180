import { useSyncExternalStore } from 'react'
import { createValueStore } from '../stores/value-store.ts'

/** Times in ms, the rest as fractions of the width. */
export const progressDefaults = {
  delay: 200,
  minimum: 0.08,
  speed: 200,
  trickleRate: 0.02,
  trickleSpeed: 800,
} as const

/** State of the bar: its width from 0 to 1, and whether it's visible. */
export interface ProgressState {
  isVisible: boolean
  amount: number
}

/** Timers, replaceable in tests. */
export interface ProgressClock {
  setTimeout(task: () => void, ms: number): number
  /** Without a timer, nothing happens. */
  clearTimeout(timer: number | undefined): void
}

export interface PageProgress {
  start(): void
  done(): void
  read(): ProgressState
  subscribe(onChange: () => void): () => void
}

const hiddenState: ProgressState = { isVisible: false, amount: 0 }
/** An unfinished bar never looks finished. */
const almostDone = 0.994

/**
 * Creates the progress bar as a state machine:
 *
 * ```
 * hidden ─start─► waiting ─delay─► minimum ─trickleSpeed─► + trickleRate … ─done─► 1 ─speed─► hidden
 *                    └────done (fast page: the bar is never visible)───────────────────────────┘
 * ```
 *
 * Another start begins again.
 */
export function createPageProgress(clock: ProgressClock): PageProgress {
  const { read, write: show, subscribe } = createValueStore(hiddenState)
  let timer: number | undefined

  const schedule = (task: () => void, ms: number): void => {
    clock.clearTimeout(timer)
    timer = clock.setTimeout(task, ms)
  }
  const advance = (): void => {
    const { isVisible, amount } = read()
    const next = isVisible
      ? Math.min(almostDone, amount + progressDefaults.trickleRate)
      : progressDefaults.minimum
    show({ isVisible: true, amount: next })
    schedule(advance, progressDefaults.trickleSpeed)
  }

  return {
    start() {
      if (read().isVisible) show(hiddenState)
      schedule(advance, progressDefaults.delay)
    },
    done() {
      clock.clearTimeout(timer)
      if (!read().isVisible) return
      show({ isVisible: true, amount: 1 })
      schedule(() => show(hiddenState), progressDefaults.speed)
    },
    read,
    subscribe,
  }
}

/** The bar of this tab, controlled by the navigation. */
export const progress: PageProgress = createPageProgress({
  setTimeout: (task, ms) => Number(setTimeout(task, ms)),
  clearTimeout: (timer) => clearTimeout(timer),
})

/** Returns the state of the progress bar. Hidden on the server. */
export function useProgress(): ProgressState {
  return useSyncExternalStore(progress.subscribe, progress.read, fromServer)
}

const fromServer = (): ProgressState => hiddenState
