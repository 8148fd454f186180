import { apiCatalogPath, apiCatalogType } from '../../shared/output/api-catalog-path.ts'
import { contentTypes, defaultContentType } from '../../shared/output/content-type.ts'
import { hiddenPaths, pageVary } from '../../shared/output/hidden-paths.ts'
import { downloadFolder, sandboxPolicy } from '../../shared/output/published-files.ts'
import type { SiteHeaders } from '../../shared/output/server/server-manifest.ts'
import type { Redirect } from '../../shared/redirects.ts'
import {
  compressedSuffix,
  documentPattern,
  escapeHostPattern,
  formatLinkPattern,
  formatServerPattern,
  type HostSite,
  listConstantHeaders,
  listOldPaths,
  markdownAcceptPattern,
  sandboxedPattern,
  splitRedirectAddress,
} from './host-rules.ts'
import { quoteText, quoteValue } from './nginx-text.ts'

/**
 * Creates the configuration for nginx 1.18 or newer, for inclusion in a `server` block that sets the folder (`root`).
 *
 * All decisions are made with `set` and `if` of the server, where they're safe. `$docent_is` holds the kind of the
 * path, in this order: `doubled` (slashes), `folder` (trailing slash), `html`, `file`, `page`. The location acts on it:
 * `if` in a location is safe as long as it ends the request. Exact locations, the redirects, come first.
 */
export function formatNginxConfig(site: HostSite): string {
  const blocks = [
    introduction,
    settings,
    formatTypes(),
    formatHeaders(site),
    formatDecisions(site),
    formatLocations(site),
  ]
  return `${[...blocks, ...site.redirects.map((redirect) => formatRedirectLocations(redirect, site.base))].join('\n\n')}\n`
}

const introduction = `# Written by docent. Include it in a server block that sets the folder of the site:
#
#   server {
#     listen 80;
#     root /srv/site;
#     include /srv/site/_/hosts/nginx.conf;
#   }
#
# With the module ngx_http_brotli_static_module, add "brotli_static on;" to the block.`

const settings = `absolute_redirect off;
autoindex off;
charset off;
etag on;
gzip off;
gzip_http_version 1.0;
gzip_proxied any;
gzip_static on;
gzip_vary off;
if_modified_since off;
max_ranges 1;
merge_slashes on;
server_tokens off;`

function formatTypes(): string {
  const lines = Object.entries(contentTypes).map(([extension, type]) => `  ${quoteText(type)} ${extension};`)
  return ['types {', ...lines, '}', `default_type ${defaultContentType};`].join('\n')
}

function formatHeaders(site: HostSite): string {
  return [
    ...listConstantHeaders(site).map(([name, value]) => `add_header ${name} ${quoteValue(value)} always;`),
    // An empty value isn't sent.
    'add_header Content-Security-Policy $docent_policy always;',
    'add_header Content-Disposition $docent_disposition always;',
    'add_header Cache-Control $docent_cache always;',
    'add_header Vary $docent_vary always;',
    'add_header Access-Control-Allow-Origin $docent_open always;',
    'add_header Link $docent_link always;',
    'add_header Allow $docent_allow always;',
    'add_header Last-Modified "" always;',
    'error_page 404 @docent_not_found;',
  ].join('\n')
}

function formatDecisions(site: HostSite): string {
  const { base, headers } = site
  const { all, immutable, immutablePaths } = headers
  const prefix = escapeHostPattern(base.slice(0, -1))
  const immutables = immutablePaths.map((path) => `^${escapeHostPattern(path)}`).join('|')
  const cache = quoteValue(all['Cache-Control'] ?? '')
  const hidden = hiddenPaths.map((path) =>
    path.endsWith('/') ? `^${escapeHostPattern(path)}` : `^${escapeHostPattern(path)}${compressedSuffix}?\\z`,
  )
  return `# Names in patterns, because nginx escapes $1 as it was in the address.
set $docent_path "";
if ($uri ~ ${quoteText(`^${prefix}(?<docent_path>/.*)\\z`)}) { }
set $docent_and "";
if ($args != "") { set $docent_and "&$args"; }

set $docent_cache ${cache};
if ($docent_path ~ ${quoteText(immutables)}) { set $docent_cache ${quoteValue(immutable['Cache-Control'] ?? '')}; }

# Files of writers that could run code.
set $docent_policy ${quoteValue(all['Content-Security-Policy'] ?? '')};
set $docent_disposition "";
if ($docent_path ~* ${quoteText(sandboxedPattern)}) { set $docent_policy ${quoteValue(sandboxPolicy)}; }
if ($docent_path ~* ${quoteText(`^${escapeHostPattern(downloadFolder)}`)}) { set $docent_disposition "attachment"; }

# The page that other spellings lead to, without its slash.
set $docent_page $docent_path;
if ($docent_path ~* "^(?<docent_page>.*?)(?:(?:/index)?\\.html)*/?\\z") { }

set $docent_is "";
if ($request_uri ~ "^[^?]*//") { set $docent_is "doubled "; }
if ($docent_path ~ "/\\z") { set $docent_is "\${docent_is}folder "; }
if ($docent_path ~* "\\.html/?\\z") { set $docent_is "\${docent_is}html "; }
if (-f $document_root$docent_path) { set $docent_is "\${docent_is}file "; }
if (-f $document_root$docent_page/index.html) { set $docent_is "\${docent_is}page "; }
if ($docent_path ~ ${quoteText(`/\\.(?!well-known/)|${hidden.join('|')}`)}) { set $docent_is "hidden"; }

set $docent_vary "Accept-Encoding";
set $docent_file $docent_path;
set $docent_markdown "";
if ($http_accept ~* ${quoteText(markdownAcceptPattern)}) { set $docent_markdown \${docent_path}index.md; }
if ($docent_is ~ "folder") { set $docent_vary "${pageVary}"; set $docent_file \${docent_path}index.html; }
if ($docent_is !~ "folder") { set $docent_markdown ""; }
if (-f $document_root$docent_markdown) { set $docent_file $docent_markdown; }

# The form of the not-found page.
set $docent_missing /404.html;
if ($http_accept ~* ${quoteText(markdownAcceptPattern)}) { set $docent_missing /404.md; }
if ($docent_path ~ "\\.md\\z") { set $docent_missing /404.md; }
${formatPathHeaders(headers)}

${formatMethodRules(site)}`
}

/**
 * Formats the response to methods other than GET and HEAD. Paths that `nginx-forward.conf` may forward accept all
 * methods.
 */
const formatMethodRules = (site: HostSite): string => `set $docent_allow "";
set $docent_refused "";
if ($request_method !~ "^(?:GET|HEAD)\\z") { set $docent_refused "yes"; }
if ($uri ~ ${quoteText(`^${formatServerPattern(site)}\\z`)}) { set $docent_refused ""; }
if ($docent_path = "") { set $docent_refused ""; }
if ($docent_refused) { set $docent_allow "GET, HEAD"; return 405; }`

/** Formats the headers of documents and pages for programs. Redirects and missing files have none of them. */
function formatPathHeaders({ links = [], opensDocuments = false }: SiteHeaders): string {
  const rules = links.map(
    (rule) =>
      `if ($docent_path ~ ${quoteText(formatLinkPattern(rule))}) { set $docent_link ${quoteValue(rule.value)}; }`,
  )
  const open = `if ($docent_file ~* ${quoteText(documentPattern)}) { set $docent_open "*"; }`
  return [
    'set $docent_open "";',
    'set $docent_link "";',
    ...(opensDocuments ? [open] : []),
    ...rules,
    'if ($docent_is !~ "^(?:folder page |file (?:page )?)\\z") { set $docent_open ""; set $docent_link ""; }',
  ].join('\n')
}

function formatLocations({ base, headers: { all } }: HostSite): string {
  const bare =
    base === '/'
      ? ''
      : `location = ${quoteText(base.slice(0, -1))} { return 301 "${escapeUrl(base)}$is_args$args"; }\n`
  const refusals = `if ($request_method !~ "^(?:GET|HEAD)\\z") { set $docent_allow "GET, HEAD"; return 405; }
  if ($docent_is = "hidden") { return 404; }`
  return `${bare}location ${quoteText(`${base.slice(0, -1)}${downloadFolder}`)} {
  types { }
  default_type ${defaultContentType};
  ${refusals}
  if ($docent_is ~ "^doubled (?:html )?file") { rewrite "^(.*)\\z" $1 permanent; }
  try_files $docent_file =404;
}
location = ${quoteText(`${base.slice(0, -1)}${apiCatalogPath}`)} {
  types { }
  default_type ${quoteText(apiCatalogType)};
  ${refusals}
  if ($docent_is ~ "^doubled file") { rewrite "^(.*)\\z" $1 permanent; }
  try_files $docent_file =404;
}
location ${quoteText(base)} {
  ${refusals}
  # A rewrite escapes what it takes over; a return would not.
  if ($docent_is ~ "^(?:doubled )?(?:folder )?html (?:file )?page|^doubled folder page|^(?:doubled )?page") {
    rewrite "(?i)^(.*?)(?:(?:/index)?\\.html)*/?\\z" $1/ permanent;
  }
  if ($docent_is ~ "^doubled file") { rewrite "^(.*)\\z" $1 permanent; }
  try_files $docent_file =404;
}
location @docent_not_found {
  set $docent_cache "no-cache";
  set $docent_policy ${quoteValue(all['Content-Security-Policy'] ?? '')};
  set $docent_disposition "";
  set $docent_open "";
  set $docent_link "";
  set $docent_vary "${pageVary}";
  try_files $docent_missing /404.html =404;
}`
}

function formatRedirectLocations(redirect: Redirect, base: string): string {
  const { path, query, hash } = splitRedirectAddress(redirect.to)
  const rest = query === '' ? '$is_args$args' : `${escapeUrl(query)}$docent_and`
  return listOldPaths(redirect, base)
    .map(
      (old) => `location = ${quoteText(old)} { return 301 "${escapeUrl(path)}${rest}${escapeUrl(hash)}"; }`,
    )
    .join('\n')
}

const escapeUrl = (url: string): string => quoteValue(url).slice(1, -1)
