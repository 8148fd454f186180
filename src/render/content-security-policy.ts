import { createHash } from 'node:crypto'
import type { Bundle } from '../shared/output/bundle.ts'
import { listSearchOrigins } from '../shared/search/search-view.ts'
import type { SiteView } from '../shared/site/site-view.ts'

/**
 * Creates the policy of every page. It uses hashes rather than nonces, because pages are static. `meta` is the part for
 * a meta element, and `header` is the whole policy, for hosts that send headers. `connections` are origins that readers
 * may send requests to.
 */
export function createContentSecurityPolicy(
  site: SiteView,
  { boot, coreStyle }: Pick<Bundle, 'boot' | 'coreStyle'>,
  connections: readonly string[],
): { meta: string; header: string } {
  const analytics = site.analytics === undefined ? [] : [new URL(site.analytics.endpoint).origin]
  const outside = [...new Set([...analytics, ...listSearchOrigins(site.search.engine), ...connections])]
    .map((origin) => ` ${origin}`)
    .join('')
  const common = [
    "default-src 'none'",
    `script-src 'self' ${hashSource(boot)}`,
    `style-src 'self' ${hashSource(coreStyle)}`,
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

const hashSource = (content: string): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`
