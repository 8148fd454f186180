/** Share of the remaining distance that a frame moves. */
const share = 0.15

/**
 * Returns the position one frame later: 15% of the remaining distance, at least one pixel, and never beyond the target.
 */
export function getNextPosition(position: number, target: number): number {
  const remaining = target - position
  const step = Math.sign(remaining) * Math.max(1, Math.abs(remaining) * share)
  return Math.abs(remaining) <= 1 ? target : position + step
}

/** Browser functions for smooth scrolling. */
export interface Scroller {
  read(): number
  scrollTo(top: number): void
  /** Maximum scroll position. */
  end(): number
  isMotionReduced(): boolean
  requestFrame(task: () => void): void
  /** Calls back on the reader's first wheel, touch, key, or pointer event. Returns a function that unsubscribes. */
  onInput(stop: () => void): () => void
}

/** Scrolls until the target is reached (true) or the reader takes over (false). */
export function animateScroll(view: Scroller, top: number): Promise<boolean> {
  const target = Math.max(0, Math.min(top, view.end()))
  if (view.isMotionReduced()) {
    view.scrollTo(target)
    return Promise.resolve(true)
  }
  return new Promise((resolve) => {
    let position = view.read()
    let isStopped = false
    const end = view.onInput(() => {
      isStopped = true
    })
    const step = (): void => {
      position = getNextPosition(position, target)
      if (!isStopped) view.scrollTo(position)
      if (!isStopped && position !== target) {
        view.requestFrame(step)
        return
      }
      end()
      resolve(!isStopped)
    }
    view.requestFrame(step)
  })
}

/** Scrolls the page smoothly to a position (px). Returns false if the reader took over or navigated away (`signal`). */
export function smoothScrollTo(top: number, signal: AbortSignal): Promise<boolean> {
  return animateScroll(createPageScroller(signal), top)
}

const inputs = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

const createPageScroller = (signal: AbortSignal): Scroller => ({
  read: () => scrollY,
  scrollTo: (top) => scrollTo({ top, behavior: 'instant' }),
  end: () => document.documentElement.scrollHeight - innerHeight,
  isMotionReduced: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
  requestFrame: (task) => void requestAnimationFrame(task),
  onInput(stop) {
    const controller = new AbortController()
    for (const name of inputs) addEventListener(name, stop, { passive: true, signal: controller.signal })
    signal.addEventListener('abort', stop, { signal: controller.signal })
    return () => controller.abort()
  },
})
