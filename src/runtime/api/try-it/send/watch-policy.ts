/** How long in ms a report of the policy may come after the request has failed. */
const patience = 100

/**
 * Follows what the policy of the page forbids, from now on. `wasForbidden` tells whether an address was; a report may
 * come a moment after the failure that it explains, so it is waited for.
 */
export function watchPolicy(): { wasForbidden(url: string): Promise<boolean>; end(): void } {
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
        setTimeout(resolve, patience)
      })
      return origins.has(origin)
    },
  }
}
