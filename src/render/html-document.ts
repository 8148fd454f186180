import type { Bundle } from '../shared/bundle.ts'
import { escapeHtml } from '../shared/html.ts'
import type { PageView } from '../shared/page.ts'
import { rootAttributes } from '../shared/root-attributes.ts'
import type { SiteView } from '../shared/site-view.ts'
import { withBase } from '../shared/urls.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'

interface DocumentInput {
  site: SiteView
  view: PageView
  bundle: Bundle
  /** What the theme rendered. */
  shell: string
  isIndexed: boolean
}

/** The whole HTML document of a page. */
export function createDocument({ site, view, bundle, shell, isIndexed }: DocumentInput): string {
  const attributes = Object.entries(rootAttributes(site, view)).map(
    ([name, value]) => ` ${name}="${escapeHtml(value)}"`,
  )
  const asset = (path: string): string => escapeHtml(withBase(site.base, path))
  const data = JSON.stringify({ build: bundle.buildId, view }).replaceAll('<', '\\u003c')
  return [
    `<!doctype html>`,
    `<html${attributes.join('')}>`,
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(contentSecurityPolicy(site, bundle).meta)}">`,
    `<script>${bundle.boot}</script>`,
    `<style>${bundle.coreStyle}</style>`,
    styleSheetLink(asset(bundle.stylesheet), needsStyleSheet(shell, bundle)),
    `<script type="module" fetchpriority="low" src="${asset(bundle.startScript)}"></script>`,
    ...headTags({ site, view, isIndexed }),
    `</head>`,
    `<body><div id="docent">${shell}</div>`,
    `<script type="application/json" id="docent-view">${data}</script></body></html>`,
    '',
  ].join('\n')
}

/** Where the first paint can do without, the sheet is one for paper until it is there; `entry/boot.ts` makes it one for all. */
function styleSheetLink(href: string, isNeeded: boolean): string {
  const link = `<link rel="stylesheet" href="${href}"`
  return isNeeded ? `${link}>` : `${link} media="print"><noscript>${link}></noscript>`
}

function needsStyleSheet(shell: string, { stylesheetClasses }: Bundle): boolean {
  const used = new Set([...shell.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
  return stylesheetClasses.some((name) => used.has(name))
}

function headTags({ site, view, isIndexed }: Pick<DocumentInput, 'site' | 'view' | 'isIndexed'>): string[] {
  const url = escapeHtml(site.origin + view.url)
  const description = escapeHtml(view.description)
  const title = escapeHtml(view.headTitle)
  return [
    `<title>${title}</title>`,
    ...(site.brand.favicon === undefined
      ? []
      : [`<link rel="icon" href="${escapeHtml(site.brand.favicon)}">`]),
    // Without one, browsers ask for /favicon.ico, which is not there.
    `<link rel="icon" href="${escapeHtml(site.brand.logo?.src ?? 'data:,')}">`,
    ...(description === '' ? [] : [`<meta name="description" content="${description}">`]),
    ...(isIndexed ? [`<link rel="canonical" href="${url}">`] : ['<meta name="robots" content="noindex">']),
    `<meta property="og:title" content="${title}"><meta property="og:type" content="article"><meta property="og:url" content="${url}">`,
    ...(description === '' ? [] : [`<meta property="og:description" content="${description}">`]),
    `<meta property="og:site_name" content="${escapeHtml(site.title)}"><meta name="twitter:card" content="summary">`,
    ...(view.feeds === undefined
      ? []
      : [
          `<link rel="alternate" type="application/atom+xml" title="${title}" href="${escapeHtml(view.feeds.atom)}">`,
          `<link rel="alternate" type="application/feed+json" title="${title}" href="${escapeHtml(view.feeds.json)}">`,
        ]),
    ...(view.markdownUrl === undefined
      ? []
      : [`<link rel="alternate" type="text/markdown" href="${escapeHtml(view.markdownUrl)}">`]),
  ]
}
