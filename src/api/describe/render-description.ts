import {
  defineMdastPlugin,
  type MarkdownToHtmlResult,
  type MdastPluginDefinition,
  markdownToHtml,
} from 'satteri'
import { getOperationPaths } from '../../shared/api/pages/page-paths.ts'
import { nestHeading, type TitleLevel } from '../../shared/api/title-level.ts'
import { includesOrigin } from '../../shared/config/content-policy.ts'
import { type AdmonitionTitles, findAdmonitionKind } from '../../shared/content/admonition-kinds.ts'
import { formatScrollFrame } from '../../shared/content/scroll-frame.ts'
import { isUnsafeUrl } from '../../shared/external-url.ts'
import { escapeHtml } from '../../shared/text/escape-html.ts'
import { addBase } from '../../shared/urls.ts'
import type { DescribeContext } from './describe-context.ts'
import { balanceTags } from './html/balance-tags.ts'
import { frameTable } from './html/frame-table.ts'
import { sanitizeHtml } from './html/sanitize-html.ts'

/** Notes as elements, which some vendors write. A name between backticks is an element that the text is about. */
const noteElement = /(?<!`)<(note|important|caution|tip|warning)(?:\s[^<>]*)?>([\s\S]*?)<\/\1>(?!`)/gi

/** The logo of a document (`x-logo`), with its link. */
const logo = /^(\[)?!\[((?:\\.|[^\]\\])*)\]\(<([^<>]*)>\)(?:\]\((<[^<>]*>)\))?\s*/

/** A quotation that starts with a kind, such as `> [!NOTE]`, and contains no other quotation. */
const alertPattern =
  /<blockquote>\s*<p>\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\](?:<br ?\/?>|\s)*((?:(?!<blockquote>)[\s\S])*?)<\/blockquote>/gi

const markdownFeatures = { gfm: { footnotes: false }, frontmatter: false, math: false }

/**
 * Converts a description to HTML. Raw HTML may contain the allowed elements, and operation IDs in backticks become links.
 * Headings are below the title of the operation.
 */
export function renderDescription(
  text: string,
  context: DescribeContext,
  titleLevel: TitleLevel = 2,
): string {
  if (text.trim() === '') return ''
  const { descriptions } = context.cache
  // Without headings, the level doesn't matter.
  const key = text.includes('#') || text.includes('\n') ? `${titleLevel} ${text}` : text
  const html = descriptions.get(key) ?? linkOperations(convertMarkdown(text, context, titleLevel), context)
  descriptions.set(key, html)
  return html
}

function convertMarkdown(text: string, context: DescribeContext, titleLevel: TitleLevel): string {
  // Most descriptions contain nothing that the rules change, and crossing over to Rust for each node is ten times
  // slower.
  const isPlain = !/[<!\]#]|:\/\//.test(text)
  const isShown = (url: string): boolean => includesOrigin(context.imageOrigins, url)
  const source = text.includes('<') ? adaptMarkup(text, isShown) : text
  const mdastPlugins = isPlain ? [] : [createDescriptionPlugin(context, { titleLevel, isShown })]
  // None of our plugins is asynchronous, so the result isn't either.
  const { html } = markdownToHtml(source, {
    features: markdownFeatures,
    mdastPlugins,
  }) as MarkdownToHtmlResult
  const balanced = text.includes('<') ? balanceTags(html) : html
  return addScrollFrames(text.includes('[!') ? renderAlerts(balanced, context.texts.messages) : balanced)
}

function createDescriptionPlugin(
  { linkUrls }: DescribeContext,
  { titleLevel, isShown }: { titleLevel: TitleLevel; isShown(url: string): boolean },
): MdastPluginDefinition {
  const options = {
    isShown,
    resolveUrl: (url: string) => linkUrls[url] ?? url,
    nestHeading: (level: number) => nestHeading(level, titleLevel),
  }
  return defineMdastPlugin({
    name: 'descriptions',
    html(node, context) {
      context.setProperty(node, 'value', sanitizeHtml(node.value, options))
    },
    link(node, context) {
      const url = linkUrls[node.url] ?? node.url
      if (url === '') context.replaceNode(node, [...node.children])
      else context.setProperty(node, 'url', isUnsafeUrl(url) ? '#' : url)
    },
    // Only allowed images are loaded; a link shows where the others are.
    image(node, context) {
      if (isShown(node.url)) return
      const url = isUnsafeUrl(node.url) ? '#' : (linkUrls[node.url] ?? node.url)
      context.replaceNode(node, {
        type: 'link',
        url,
        children: [{ type: 'text', value: node.alt === undefined || !node.alt ? url : node.alt }],
      })
    },
    heading(node, context) {
      context.setProperty(node, 'depth', nestHeading(node.depth, titleLevel) as typeof node.depth)
    },
  })
}

/**
 * Adapts HTML to our content security policy, which forbids style attributes, and makes wide tables and code
 * scrollable.
 */
function addScrollFrames(html: string): string {
  if (!html.includes('<table') && !html.includes('<pre')) return html.trim()
  return html
    .trim()
    .replace(/<table>[\s\S]*?<\/table>/g, frameTable)
    .replace(/ style="text-align: (\w+)"/g, (_, side: string) =>
      side === 'left' ? '' : ` class="align-${side}"`,
    )
    .replace(
      /<pre><code(?: class="language-([^"\s]+)[^"]*")?>([\s\S]*?)\n?<\/code><\/pre>/g,
      (_, language = 'text', code: string) =>
        `<figure class="code-block" data-language="${language}"><pre${formatScrollFrame(language)}><code>${code}</code></pre></figure>`,
    )
}

function linkOperations(html: string, context: DescribeContext): string {
  if (!html.includes('<code>')) return html
  const { document, base } = context
  // Existing links are matched first and stay unchanged.
  return html.replace(
    /<a [\s\S]*?<\/a>|<pre>[\s\S]*?<\/pre>|<code>([\w.-]+)<\/code>/g,
    (whole, id?: string) => {
      const path = id === undefined ? undefined : getOperationPaths(document).get(id)
      return path === undefined ? whole : `<a href="${addBase(base, path)}">${whole}</a>`
    },
  )
}

/** Turns the alerts of GitHub in the HTML of a description into admonitions. */
const renderAlerts = (html: string, titles: AdmonitionTitles): string =>
  html.replace(alertPattern, (_, name: string, content: string) => {
    const kind = findAdmonitionKind(name.toLowerCase()) ?? 'note'
    const body = content.trimStart().startsWith('</p>')
      ? content.trimStart().slice('</p>'.length)
      : `<p>${content}`
    return `<div class="admonition ${kind}"><p class="admonition-title">${escapeHtml(titles[kind])}</p>${body.trim()}</div>`
  })

/**
 * Changes what readers would see as code: notes as elements become quotes, and the address of a logo that the policy
 * blocks is left out.
 */
function adaptMarkup(text: string, isShown: (url: string) => boolean): string {
  const quoted = text.replace(noteElement, '<blockquote>$2</blockquote>')
  const [image, bracket, label = '', url = '', target] = logo.exec(quoted) ?? []
  const isWhole = (bracket === undefined) === (target === undefined)
  if (image === undefined || !isWhole || isShown(url)) return quoted
  const link = target === undefined || label === '' ? '' : `[${label}](${target})\n\n`
  return link + quoted.slice(image.length)
}
