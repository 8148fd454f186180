import { createHash } from 'node:crypto'
import type { SiteView } from '../shared/site-view.ts'

/**
 * The policy of every page. Hashes, not nonces: the pages are static. `meta` is the part that a meta element may
 * carry; `header` is the whole, for hosts that send headers.
 */
export function contentSecurityPolicy(site: SiteView, boot: string): { meta: string; header: string } {
  const hash = createHash('sha256').update(boot).digest('base64')
  const outside = site.analytics === undefined ? '' : ` ${new URL(site.analytics.endpoint).origin}`
  const common = [
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash}'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `connect-src 'self'${outside}`,
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types docs-html',
  ]
  return { meta: common.join('; '), header: [...common, "frame-ancestors 'none'"].join('; ') }
}
