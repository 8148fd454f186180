import { contentTypes, defaultContentType } from '../../shared/output/content-type.ts'
import { hiddenPaths, pageVary } from '../../shared/output/hidden-paths.ts'
import { downloadFolder, sandboxPolicy } from '../../shared/output/published-files.ts'
import type { Redirect } from '../../shared/redirects.ts'
import { searchLogMark } from '../../shared/search/search-outcome.ts'
import { formatDocumentRules, formatLinkRules } from './caddy-headers.ts'
import { formatCaddyNotFoundRules } from './caddy-not-found.ts'
import { indent, quote, quoteOutput, quotePattern } from './caddy-text.ts'
import {
  compressedSuffix,
  escapeHostPattern,
  formatServerPattern,
  type HostSite,
  listConstantHeaders,
  listOldPaths,
  markdownAcceptPattern,
  sandboxedPattern,
  splitRedirectAddress,
} from './host-rules.ts'

/**
 * Creates a complete Caddyfile for Caddy 2.6 or newer, with address and folder from the environment.
 *
 * `route` keeps the order. Values of `map` are computed whenever they're read, from the current URL; values of `vars`
 * don't change.
 */
export function formatCaddyfile(site: HostSite): string {
  const { base } = site
  const sections = [
    methods,
    doubledSlashes,
    formatRedirects(site),
    formatBaseRules(base),
    formatHiddenRules(),
    formatCanonicalRules(base),
    formatFileRules(site),
  ]
  return `${introduction}

(docent_headers) {
	header {
		defer
${indent(listConstantHeaders(site).map(formatHeader).join('\n'), 2)}
		Cache-Control "{vars.docent_cache}"
		Content-Security-Policy "{vars.docent_policy}"
		Vary "{vars.docent_vary}"
		-Last-Modified
		-Server
	}
}

{$DOCENT_ADDRESS::80} {
	root * "{$DOCENT_ROOT:/srv/site}"
	vars {
		docent_cache ${quote(site.headers.all['Cache-Control'] ?? '')}
		docent_policy ${quote(site.headers.all['Content-Security-Policy'] ?? '')}
		docent_vary Accept-Encoding
	}
	route {
${indent(formatForwarding(site), 2)}
		import docent_headers
${indent(sections.filter((section) => section !== '').join('\n\n'), 2)}
	}
	handle_errors {
		vars {
			docent_cache ${quote(site.headers.all['Cache-Control'] ?? '')}
			docent_policy ${quote(site.headers.all['Content-Security-Policy'] ?? '')}
			docent_vary "${pageVary}"
		}
		import docent_headers
${indent(formatCaddyNotFoundRules(), 2)}
	}
}
`
}

const introduction = `# Written by docent. DOCENT_ROOT is the folder of the built site, DOCENT_ADDRESS what to answer to:
#
#   DOCENT_ROOT=/srv/site DOCENT_ADDRESS=docs.example caddy run --config /srv/site/_/hosts/Caddyfile
#
# DOCENT_SERVER, such as localhost:3000, is the address of "docent serve", which answers forms and programs.`

const formatHeader = ([name, value]: [string, string]): string => `${name} ${quote(value)}`

/** Formats the rules that forward requests to `docent serve`, whose responses have their own headers. */
const formatForwarding = (site: HostSite): string => `@hasServer expression \`"{$DOCENT_SERVER}" != ""\`
@forwarded {
	path_regexp ${quotePattern(`^${formatServerPattern(site)}$`)}
	expression \`"{$DOCENT_SERVER}" != ""\`
}
reverse_proxy @forwarded {$DOCENT_SERVER:localhost:3000}
# Pages report searches without results.
header @hasServer Server-Timing ${quote(searchLogMark)}`

const methods = `@others not method GET HEAD
handle @others {
	header Allow "GET, HEAD"
	respond "Method not allowed" 405
}`

const doubledSlashes = `map {http.request.orig_uri} {docent_doubled} {
	"~^[^?]*//" yes
	default no
}
uri path_regexp /{2,} /
map {query} {docent_first} {docent_next} {
	"" "" ""
	default "?{query}" "&{query}"
}`

/** Formats old paths as a table. The first column selects one of the two forms of the new URL. */
function formatRedirects({ base, redirects: all }: HostSite): string {
  if (all.length === 0) return ''
  return `map {path} {docent_old} {docent_to} {docent_hash} {
${indent(all.flatMap((redirect) => formatTableLines(redirect, base)).join('\n'), 1)}
	default no "" ""
}
@moved expression \`{docent_old} == "plain"\`
redir @moved "{docent_to}{docent_first}{docent_hash}" 301
@movedWithQuery expression \`{docent_old} == "query"\`
redir @movedWithQuery "{docent_to}{docent_next}{docent_hash}" 301`
}

function formatTableLines(redirect: Redirect, base: string): string[] {
  const { path, query, hash } = splitRedirectAddress(redirect.to)
  const kind = query === '' ? 'plain' : 'query'
  return listOldPaths(redirect, base).map(
    (old) => `${quotePattern(old)} ${kind} ${quoteOutput(path + query)} ${quoteOutput(hash)}`,
  )
}

function formatBaseRules(base: string): string {
  if (base === '/') return ''
  const bare = base.slice(0, -1)
  return `@bare path ${quote(bare)}
redir @bare ${quote(base).slice(0, -1)}{docent_first}\` 301
@outside not path ${quote(`${base}*`)}
error @outside 404
uri strip_prefix ${quote(bare)}`
}

function formatHiddenRules(): string {
  const patterns = hiddenPaths.map((path) =>
    path.endsWith('/') ? `^${escapeHostPattern(path)}` : `^${escapeHostPattern(path)}${compressedSuffix}?$`,
  )
  return `@hidden path_regexp ${quotePattern(patterns.join('|'))}
error @hidden 404
@dotFile {
	path_regexp ${quotePattern('/\\.')}
	not path "/.well-known/*"
}
error @dotFile 404`
}

/** Formats a redirect. `redir` sends a URL unchanged; `rewrite` creates one that `{uri}` returns escaped. */
function formatCanonicalRules(base: string): string {
  const prefix = quote(base.slice(0, -1)).slice(1, -1)
  const redirect = `redir * "${prefix}{uri}" 301`
  return `map {path} {docent_page} {
	${quotePattern('~(?is)^(.*?)(?:(?:/index)?\\.html)*/?$')} "\${1}"
}
@html {
	path_regexp (?i)\\.html/?$
	file "{docent_page}/index.html"
}
@slashless {
	not path_regexp (?i)(?:\\.html/?|/)$
	not file "{path}"
	file "{docent_page}/index.html"
}
@doubledPage {
	expression \`{docent_doubled} == "yes"\`
	path */
	file "{docent_page}/index.html"
}
@doubledFile {
	expression \`{docent_doubled} == "yes"\`
	not path */
	file "{path}"
}
${['@html', '@slashless', '@doubledPage'].map((name) => `route ${name} {\n\trewrite * "{docent_page}/"\n\t${redirect}\n}`).join('\n')}
redir @doubledFile "${prefix}{uri}" 301`
}

function formatFileRules({ headers }: HostSite): string {
  const { immutable, immutablePaths } = headers
  const immutables = immutablePaths.map((path) => quote(`${path}*`)).join(' ')
  return `@immutable {
	path ${immutables}
	file "{path}"
}
vars @immutable docent_cache ${quote(immutable['Cache-Control'] ?? '')}
@folder path */
vars @folder docent_vary "${pageVary}"
${formatLinkRules(headers)}@markdown {
	path */
	header_regexp Accept ${quotePattern(`(?i)${markdownAcceptPattern}`)}
	file "{path}index.md"
}
rewrite @markdown "{path}index.md"
rewrite @folder "{path}index.html"
${formatTypeHeaders()}
${formatDocumentRules(headers)}
# Files of writers that could run code.
@sandboxed {
	path_regexp ${quotePattern(`(?i)${sandboxedPattern}`)}
	file "{path}"
}
vars @sandboxed docent_policy ${quote(sandboxPolicy)}
@download {
	path_regexp ${quotePattern(`(?i)^${escapeHostPattern(downloadFolder)}`)}
	file "{path}"
}
header @download Content-Type ${defaultContentType}
header @download Content-Disposition attachment

# Several parts, and what is no part, are left out: all of the file is the answer.
@oddRange {
	header Range *
	not header_regexp Range ^bytes=(?:\\d+-\\d*|-\\d+)$
}
request_header @oddRange -Range
file_server {
	precompressed br gzip
	disable_canonical_uris
}`
}

/** Caddy uses the media types of its machine. */
function formatTypeHeaders(): string {
  const byType = [...Map.groupBy(Object.entries(contentTypes), ([, type]) => type)]
  const typeRules = byType.map(([type, entries], index) => {
    const paths = entries.map(([extension]) => `*.${extension}`).join(' ')
    return `@type${index} path ${paths}\nheader @type${index} Content-Type ${quote(type)}`
  })
  const extensions = Object.keys(contentTypes).join('|')
  return [
    ...typeRules,
    `@unknownType not path_regexp (?i)\\.(?:${extensions})$`,
    `header @unknownType Content-Type ${defaultContentType}`,
  ].join('\n')
}
