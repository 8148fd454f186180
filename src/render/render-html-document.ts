import { createRootAttributes } from '../shared/create-root-attributes.ts'
import type { AllMessages } from '../shared/messages/page-messages.ts'
import { tabMessages } from '../shared/messages/tab-messages.ts'
import type { Bundle, StyleSheet } from '../shared/output/bundle.ts'
import { openSearchPath } from '../shared/output/open-search-path.ts'
import { resolveCanonicalUrl } from '../shared/site/locales.ts'
import type { EmbeddedData } from '../shared/site/page.ts'
import { escapeHtml, escapeText } from '../shared/text/escape-html.ts'
import { addBase } from '../shared/urls.ts'
import { createContentSecurityPolicy } from './content-security-policy.ts'
import { createShellView } from './create-shell-view.ts'
import { createConfiguredTags } from './head/configured-tags.ts'
import { type AlternateInput, createAlternateTags } from './head/create-alternate-tags.ts'
import { createOpenGraphTags } from './head/open-graph.ts'
import { formatStructuredData } from './head/structured-data.ts'
import { formatHtmlPointer } from './markdown/llms-pointer.ts'

interface DocumentInput extends AlternateInput {
  bundle: Bundle
  /** Result of rendering with the theme. */
  shell: string
  /** Messages of the page's locale that differ from the defaults. */
  messages: Partial<AllMessages>
  /** Origins that pages may send requests to, besides their own. */
  connections: readonly string[]
}

/** Creates the HTML document of a page. */
export function renderHtmlDocument(input: DocumentInput): string {
  const { site, view, bundle, shell, connections } = input
  const messages = tabMessages(input.messages)
  const asset = (path: string): string => escapeHtml(addBase(site.base, path))
  const apiTags = createApiTags(input, asset)
  const attributes = Object.entries({ ...createRootAttributes(site, view), ...apiTags.attributes }).map(
    ([name, value]) => ` ${name}="${escapeHtml(value)}"`,
  )
  const data: EmbeddedData = {
    build: bundle.buildId,
    view: createShellView(view),
    messages: Object.keys(messages).length === 0 ? undefined : messages,
  }
  return [
    `<!doctype html>`,
    `<html${attributes.join('')}>`,
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    createPolicyTag(createContentSecurityPolicy(site, bundle, connections).meta),
    `<script>${bundle.boot}</script>`,
    createCoreStyle(input, asset),
    ...createStyleSheetLinks(shell, bundle, asset),
    ...apiTags.links,
    `<script type="module" fetchpriority="low" src="${asset(bundle.startScript)}"></script>`,
    ...createHeadTags(input),
    ...createAlternateTags(input),
    ...createScopeTags(input),
    ...createConfiguredTags(site),
    `</head>`,
    `<body>${site.hasLlmsFiles ? formatHtmlPointer(site) : ''}<div id="docent">${shell}</div>`,
    `<script type="application/json" id="docent-view">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script></body></html>`,
    '',
  ].join('\n')
}

/** Creates what loads the index of an API early: its URL for the inline script, and the scripts of API pages. */
function createApiTags(
  { view, shell, bundle }: DocumentInput,
  asset: (path: string) => string,
): { attributes: Record<string, string>; links: string[] } {
  const index = view.kind === 'apiReference' ? shell.match(/ data-index="([^"]*)"/)?.[1] : undefined
  if (index === undefined) return { attributes: {}, links: [] }
  return {
    attributes: { 'data-api-index': index },
    links: bundle.apiScripts.map((path) => `<link rel="modulepreload" href="${asset(path)}">`),
  }
}

/**
 * Creates the styles of the first paint, inline on most pages. An API has thousands of pages, which wait for their own
 * style sheet in any case, so they share a file.
 */
const createCoreStyle = ({ view, bundle }: DocumentInput, asset: (path: string) => string): string =>
  view.kind === 'apiItem'
    ? `<link rel="stylesheet" href="${asset(bundle.coreStylesheet)}">`
    : `<style>${bundle.coreStyle}</style>`

/**
 * Creates the style sheets of a page. If the first paint doesn't need the general one, it's a print style sheet until
 * it has loaded; `entry/before-first-paint.ts` then enables it. Style sheets of other page kinds load with their modules.
 */
function createStyleSheetLinks(
  shell: string,
  { stylesheet, extraStylesheets }: Bundle,
  asset: (path: string) => string,
): string[] {
  // A group page has fifty thousand of these, with forty different values.
  const attributes = new Set<string>()
  for (const [, names = ''] of shell.matchAll(/ class="([^"]*)"/g)) attributes.add(names)
  const usedClasses = new Set([...attributes].flatMap((names) => names.split(' ')))
  const isNeeded = ({ classes }: StyleSheet): boolean => classes.some((name) => usedClasses.has(name))
  const link = ({ path }: StyleSheet): string => `<link rel="stylesheet" href="${asset(path)}"`
  const late = `${link(stylesheet)} media="print"><noscript>${link(stylesheet)}></noscript>`
  return [
    isNeeded(stylesheet) ? `${link(stylesheet)}>` : late,
    ...extraStylesheets.filter(isNeeded).map((sheet) => `${link(sheet)}>`),
  ]
}

/**
 * Creates metadata. `runtime/navigation/update-head.ts` updates what soft navigation changes; the rest is for clients that
 * load every page.
 */
function createHeadTags(input: DocumentInput): string[] {
  const { site, view } = input
  const url = escapeHtml(site.origin + resolveCanonicalUrl(view, site.locales))
  const description = escapeHtml(view.description)
  const title = escapeHtml(view.headTitle)
  const data = formatStructuredData(input)
  return [
    `<title>${title}</title>`,
    // Without one, browsers request /favicon.ico, which doesn't exist.
    `<link rel="icon" href="${escapeHtml(site.brand.favicon ?? site.brand.logo?.src ?? 'data:,')}">`,
    ...(site.searchUrl === undefined
      ? []
      : [
          `<link rel="search" type="application/opensearchdescription+xml" title="${escapeHtml(site.title)}" href="${escapeHtml(addBase(site.base, openSearchPath))}">`,
        ]),
    ...(description === '' ? [] : [`<meta name="description" content="${description}">`]),
    ...(view.isIndexed
      ? [`<link rel="canonical" href="${url}">`]
      : ['<meta name="robots" content="noindex">']),
    createOpenGraphTags(input).join(''),
    ...(data === undefined ? [] : [`<script type="application/ld+json">${data}</script>`]),
    ...(view.markdownUrl === undefined
      ? []
      : [`<link rel="alternate" type="text/markdown" href="${escapeHtml(view.markdownUrl)}">`]),
  ]
}

/** Creates the metadata by which crawlers of documentation filter results. */
function createScopeTags({ site, view }: DocumentInput): string[] {
  return [
    ...(site.locales.length > 1
      ? [`<meta name="docsearch:language" content="${escapeHtml(view.locale)}">`]
      : []),
    ...(site.versions.length > 1
      ? [`<meta name="docsearch:version" content="${escapeHtml(view.version?.name ?? '')}">`]
      : []),
  ]
}

/** The keywords of a policy are in single quotes, which would take most of its bytes if they were escaped. */
const createPolicyTag = (policy: string): string =>
  `<meta http-equiv="Content-Security-Policy" content="${escapeText(policy).replaceAll('"', '&quot;')}">`
