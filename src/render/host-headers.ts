import type { Bundle } from '../shared/output/bundle.ts'
import { defaultContentType } from '../shared/output/content-type.ts'
import {
  downloadFolder,
  getPublishedFileHeaders,
  mediaFolder,
  sandboxedExtensions,
} from '../shared/output/published-files.ts'
import type { SiteHeaders } from '../shared/output/served-site.ts'
import { indexFilesFolder } from '../shared/search/engine/index-format.ts'
import type { SiteView } from '../shared/site/site-view.ts'
import { socialImageFolder } from '../shared/site/social-image.ts'
import { createContentSecurityPolicy } from './content-security-policy.ts'

/** Security and caching headers of the site. */
export function createHostHeaders(
  site: SiteView,
  bundle: Bundle,
  connections: readonly string[],
): SiteHeaders {
  return {
    all: {
      'Content-Security-Policy': createContentSecurityPolicy(site, bundle, connections).header,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-cache',
    },
    immutable: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    immutablePaths: ['/_/assets/', mediaFolder, socialImageFolder, indexFilesFolder],
  }
}

/** Formats the headers as `_headers`, which several static hosts read. */
export function formatHeadersFile(headers: SiteHeaders, base: string): string {
  const block = (path: string, values: Record<string, string>): string =>
    [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  const prefix = base.slice(0, -1)
  // On these hosts, a later rule adds to an earlier one. `!` removes the general value first.
  const replace = (path: string, values: Record<string, string>): string =>
    [
      `${prefix}${path}`,
      ...Object.keys(values)
        .filter((name) => name in headers.all)
        .map((name) => `  ! ${name}`),
      ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`),
    ].join('\n')
  const blocks = [
    ...headers.immutablePaths.map((path) => replace(`${path}*`, headers.immutable)),
    // On hosts without rules for extensions, the site's policy keeps SVG files from running scripts.
    ...sandboxedExtensions.map((extension) => {
      const path = `${mediaFolder}*.${extension}`
      return replace(path, getPublishedFileHeaders(path))
    }),
    replace(`${downloadFolder}*`, {
      ...getPublishedFileHeaders(downloadFolder),
      'Content-Type': defaultContentType,
    }),
  ]
  return `${[block(`${prefix}/*`, headers.all), ...blocks].join('\n\n')}\n`
}
