import type { PageProgress } from './page-progress.ts'

export interface Interception<Loaded> {
  progress: Pick<PageProgress, 'start' | 'done'>
  load(): Promise<Loaded>
  /** Runs before the URL changes, in browsers that support that. A rejection keeps the URL. */
  beforeCommit(load: () => Promise<Loaded>, controller: NavigationPrecommitController): Promise<void>
  /** Runs after the URL has changed. Resolves to false if another document is loading in place of this one. */
  afterCommit(load: () => Promise<Loaded>): Promise<boolean>
}

/** Signal of the latest navigation. */
let latest: AbortSignal | undefined

/** Shows the target of a navigation in place of a page load. Whichever callback needs it first starts the one `load`. */
export function interceptNavigation<Loaded>(event: NavigateEvent, interception: Interception<Loaded>): void {
  const { progress } = interception
  const { signal } = event
  let loading: Promise<Loaded> | undefined
  const load = (): Promise<Loaded> => {
    loading ??= interception.load()
    return loading
  }
  const endProgress = (): void => {
    if (signal === latest) progress.done()
  }
  latest = signal
  progress.start()
  signal.addEventListener('abort', endProgress)
  event.intercept({
    scroll: 'manual',
    focusReset: 'manual',
    ...(canDelayCommit(event) && {
      precommitHandler: (controller) => interception.beforeCommit(load, controller),
    }),
    async handler() {
      if (await interception.afterCommit(load)) endProgress()
    },
  })
}

/** Whether the URL can wait. A traversal that the browser doesn't let pages cancel can't. */
function canDelayCommit(event: NavigateEvent): boolean {
  return event.cancelable && 'NavigationPrecommitController' in window
}
