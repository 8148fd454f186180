import { createHash } from 'node:crypto'
import { strictPolicy } from '../shared/config/content-policy.ts'
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
  { boot, coreStyle, hasExtensions }: Pick<Bundle, 'boot' | 'coreStyle' | 'hasExtensions'>,
  connections: readonly string[],
): { meta: string; header: string } {
  const analytics = site.analytics === undefined ? [] : [new URL(site.analytics.endpoint).origin]
  const configured = (site.contentPolicy?.connections ?? []).filter((origin) => origin !== 'self')
  const outside = [
    ...new Set([...analytics, ...listSearchOrigins(site.search.engine), ...connections, ...configured]),
  ]
    .map((origin) => ` ${origin}`)
    .join('')
  const policy = site.contentPolicy ?? strictPolicy
  const common = [
    "default-src 'none'",
    `script-src 'self' ${hashSource(boot)}${formatOrigins(policy.scripts)}`,
    // Packages that make style sheets in scripts begin with an empty element.
    `style-src 'self' ${hashSource(coreStyle)}${hasExtensions === true ? ` ${hashSource('')}` : ''}`,
    `img-src 'self' data:${formatOrigins(policy.images)}`,
    ...formatDirective('media-src', policy.media),
    ...formatDirective('frame-src', policy.frames),
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `connect-src 'self'${outside}`,
    "form-action 'self'",
    "base-uri 'none'",
    ...(policy.requiresTrustedTypes ? ["require-trusted-types-for 'script'", 'trusted-types docs-html'] : []),
  ]
  return { meta: common.join('; '), header: [...common, "frame-ancestors 'none'"].join('; ') }
}

/** Formats origins to append to a directive that already has `'self'`. */
const formatOrigins = (origins: readonly string[]): string =>
  origins
    .filter((origin) => origin !== 'self')
    .map((origin) => ` ${origin}`)
    .join('')

/** Formats a directive without a default. It isn't in the policy if it allows nothing. */
const formatDirective = (name: string, origins: readonly string[]): string[] =>
  origins.length === 0 ? [] : [`${name}${origins.includes('self') ? " 'self'" : ''}${formatOrigins(origins)}`]

const hashSource = (content: string): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`
