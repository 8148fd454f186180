/** How long (ms) a policy report may arrive after the request has failed. */
const reportTimeout = 100

/**
 * Records what the page's policy blocks from now on. `wasForbidden` returns whether a URL was blocked. It waits a
 * moment, because a report may arrive after the failure.
 */
export function watchBlockedRequests(): { wasForbidden(url: string): Promise<boolean>; end(): void } {
  const origins = new Set<string>()
  let onReport = (): void => undefined
  const listen = ({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent): void => {
    if (effectiveDirective !== 'connect-src' || !URL.canParse(blockedURI)) return
    origins.add(new URL(blockedURI).origin)
    onReport()
  }
  document.addEventListener('securitypolicyviolation', listen)
  return {
    end: () => document.removeEventListener('securitypolicyviolation', listen),
    async wasForbidden(url) {
      const { origin } = new URL(url)
      if (origins.has(origin)) return true
      await new Promise<void>((resolve) => {
        onReport = resolve
        setTimeout(resolve, reportTimeout)
      })
      return origins.has(origin)
    },
  }
}
