import { showOverview } from '../api/hide-overview.ts'
import { showBaseBanner } from '../wrong-base/show-base-banner.ts'
import { recoverFromStaleDeploy } from './recover-from-stale-deploy.ts'

/** Waits for scripts and style sheets that can't be loaded, and reloads the page or explains the wrong base URL. */
export function recoverFromFailedAssets(base: string): void {
  const failedUrls = new Set<string>()
  addEventListener(
    'error',
    ({ target }) => {
      const url =
        target instanceof HTMLScriptElement
          ? target.src
          : target instanceof HTMLLinkElement
            ? target.href
            : ''
      if (!url.includes('/_/assets/')) return
      failedUrls.add(url)
      showOverview()
    },
    // Error events of elements don't bubble, but they can be captured.
    true,
  )
  addEventListener('load', () => {
    // Only if style sheets and scripts all fail can the base path be wrong. A single failure means that the site was
    // redeployed.
    if (failedUrls.size > 1) showBaseBanner(base).then((isShown) => isShown || recoverFromStaleDeploy())
    else if (failedUrls.size === 1) recoverFromStaleDeploy()
  })
}
