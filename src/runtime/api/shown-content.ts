import type { ApiTarget } from './catalog/resolve-api-target.ts'

/** The content that an API page shows, and whether content that is loading is still wanted. */
export interface ShownContent {
  /** Undefined before the first route is shown. */
  readonly target: ApiTarget | undefined
  setTarget(target: ApiTarget): void
  /** Begins a request for content. The returned signal is aborted when the next one begins. */
  begin(): AbortSignal
  /** Stops the scripts of the previous content and keeps what stops those of the next. */
  replaceContent(stop?: () => void): void
}

export function createShownContent(): ShownContent {
  let shown: ApiTarget | undefined
  let controller: AbortController | undefined
  let stopContent: (() => void) | undefined
  return {
    get target() {
      return shown
    },
    setTarget(target) {
      shown = target
    },
    begin() {
      controller?.abort()
      controller = new AbortController()
      return controller.signal
    },
    replaceContent(stop) {
      stopContent?.()
      stopContent = stop
    },
  }
}
