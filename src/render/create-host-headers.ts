import { apiCatalogPath, apiCatalogType } from '../shared/output/api-catalog-path.ts'
import type { Bundle } from '../shared/output/bundle.ts'
import { defaultContentType } from '../shared/output/content-type.ts'
import {
  downloadFolder,
  getPublishedFileHeaders,
  mediaFolder,
  sandboxedExtensions,
} from '../shared/output/published-files.ts'
import { documentExtensions, openHeaders } from '../shared/output/response-headers.ts'
import type { SiteHeaders } from '../shared/output/server/server-manifest.ts'
import { indexFilesFolder } from '../shared/search/engine/index-format.ts'
import type { SiteView } from '../shared/site/site-view.ts'
import { socialImageFolder } from '../shared/site/social-image.ts'
import { createContentSecurityPolicy } from './content-security-policy.ts'

interface HostHeadersInput extends Required<Pick<SiteHeaders, 'links' | 'opensDocuments'>> {
  site: SiteView
  bundle: Bundle
  /** Origins that pages send requests to. */
  connections: readonly string[]
}

/** Creates the security and caching headers of the site. */
export function createHostHeaders({
  site,
  bundle,
  connections,
  links,
  opensDocuments,
}: HostHeadersInput): SiteHeaders {
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
    links,
    opensDocuments,
  }
}

/** Formats the headers as `_headers`, which several static hosts read. */
export function formatHeadersFile(headers: SiteHeaders, base: string): string {
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
    ...listPathBlocks(headers, prefix),
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
  return `${[formatBlock(`${prefix}/*`, headers.all), ...blocks].join('\n\n')}\n`
}

const formatBlock = (path: string, values: Record<string, string>): string =>
  [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)].join('\n')

/** Lists the rules for `Link`, for documents that other sites may read, and for the type of the API catalog. */
function listPathBlocks({ links = [], opensDocuments = false }: SiteHeaders, prefix: string): string[] {
  const hasCatalog = links.some(({ path }) => path === apiCatalogPath)
  return [
    ...(opensDocuments
      ? documentExtensions.map((extension) => formatBlock(`${prefix}/*.${extension}`, openHeaders))
      : []),
    ...(hasCatalog
      ? [
          formatBlock(prefix + apiCatalogPath, {
            'Content-Type': apiCatalogType,
            ...(opensDocuments ? openHeaders : {}),
          }),
        ]
      : []),
    ...links.map(({ path, includesBelow, value }) =>
      formatBlock(`${prefix}${path}${includesBelow ? '*' : ''}`, { Link: value }),
    ),
  ]
}
