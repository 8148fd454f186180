import { posix } from 'node:path'
import { type ComponentType, createElement } from 'react'
import { parse, stringify } from 'yaml'
import { decodeEntities } from '../../../shared/html/decode-entities.ts'
import { toObject } from '../../../shared/read-unknown.ts'
import type { ConversionContext } from '../conversion-context.ts'
import { writeAddedImports } from '../convert/code/convert-statements.ts'
import { renderMarkup } from '../convert/code/render-markup.ts'
import { createResolver } from '../convert/elements/convert-static-component.ts'
import type { ResolveAddress } from '../convert/elements/html-element.ts'
import { describeElements, htmlToMdx } from '../convert/elements/html-to-mdx.ts'
import { frontMatterBlock } from '../convert/front-matter/front-matter-block.ts'
import { PageConversion } from '../convert/page-conversion.ts'
import type { DocusaurusPage } from '../docusaurus-page.ts'
import { redirectElement } from '../read/docusaurus-modules.ts'
import { explainFailure, Refusal } from '../read/refusal.ts'
import { titleElement } from '../read/theme-modules.ts'
import type { ReactPage } from './convert-react-pages.ts'

/** Elements that need a program, or that only styles give a meaning. */
const lostElements =
  /<(style|script|iframe|video|audio|canvas|select|textarea|object|noscript|svg)\b[\s\S]*?<\/\1>|<(?:input|link|meta|source)\b[^>]*>/g
/** Images without a text for readers, except for drawings that are components. */
const decorations = /<img\b(?=[^>]*\salt="")(?![^>]*\ssrc="file:)[^>]*>/g
const boxes = /<(\/?)(?:form|fieldset|figure|picture)\b/g
/** An address that starts with a name and not with a scheme, a slash, or a sign. */
const isRelative = /^(?!\w[\w+.-]*:)[.\w]/
const labels = /<(\/?)(?:button|label|time|u|font)\b/g

const pageTitle = new RegExp(`<${titleElement} title="([^"]*)"></${titleElement}>`, 'g')

/** A longer page is an application. */
const maxLength = 100_000

/** Prints a page that is a React component. Without a browser or a text, that may be impossible for a reason. */
export function renderReactPage(
  { program, text, locale }: { program: ReactPage; text: string; locale: string },
  context: ConversionContext,
): { redirect: string } | { text: string; losses: string[] } | { reason: string } {
  const page = createPage(program, locale)
  const conversion = new PageConversion('', page, context)
  const { losses } = context.modules
  losses.clear()
  try {
    const html = renderComponent(page, context)
    const redirect = html.match(new RegExp(`<${redirectElement} href="([^"]+)"`))?.[1]
    if (redirect !== undefined) return { redirect: redirect.startsWith('/') ? redirect : `/${redirect}` }
    const headTitle = html.matchAll(pageTitle).next().value?.[1]
    const plain = html
      .replaceAll(pageTitle, '')
      .replace(lostElements, '')
      .replace(decorations, '')
      .replace(boxes, '<$1div')
      .replace(labels, '<$1span')
    const resolveAddress = createResolver(conversion)
    const resolve: ResolveAddress = (name, address) =>
      resolveAddress(name, isRelative.test(address) ? posix.join(program.address, address) : address)
    const markdown = htmlToMdx(plain, { resolve, isBlock: true, isPage: true })?.before
    if (markdown === undefined) return { reason: describeElements(plain, true) }
    if (!/\p{L}/u.test(markdown.replace(/<[^>]*>/g, '')))
      return { reason: 'prints no text before it runs in a browser' }
    return { text: writeAddedImports(formatPage(text, markdown, headTitle), conversion), losses: [...losses] }
  } catch (error) {
    context.report.addMissing(error)
    return { reason: explainFailure(error) }
  }
}

function renderComponent(page: DocusaurusPage, context: ConversionContext): string {
  const { default: component } = toObject(
    context.modules.loadPage(page.source, context.createPageModules(page)),
  )
  const html = renderMarkup(createElement(component as ComponentType))
  if (html.length > maxLength) throw new Refusal('prints more than a page should have')
  return html
}

/** The first heading is the title if it's at level one. Browser tabs have the title of the layout. */
function formatPage(text: string, markdown: string, headTitle = ''): string {
  const [, block = ''] = text.match(frontMatterBlock) ?? []
  const [heading = ''] = markdown.match(/^#{1,6} .+$/m) ?? []
  const title = heading.match(/^# (.+)/)?.[1]
  const plainTitle =
    title === undefined
      ? undefined
      : decodeEntities(title.replace(/<[^>]*>/g, '').replace(/\\(.)/g, '$1')).trim()
  const values = {
    ...toObject(parse(block)),
    ...(plainTitle === undefined || plainTitle === '' ? {} : { title: plainTitle }),
  }
  const meta = decodeEntities(headTitle).trim()
  const frontMatter = stringify(
    meta === '' || meta === values.title ? values : { ...values, title_meta: meta },
  )
  const body = (title === undefined ? markdown : markdown.replace(heading, ''))
    .replace(/^# /gm, '## ')
    .replaceAll('</a><a ', '</a> <a ')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return `---\n${frontMatter}---\n\n${body}\n`
}

function createPage({ source, label, address, out }: ReactPage, locale: string): DocusaurusPage {
  return {
    kind: 'page',
    source,
    label,
    out,
    original: source,
    locale,
    address,
    slug: undefined,
    id: undefined,
    authors: undefined,
    routeBase: '/',
    contentFolders: [],
    text: '',
    markdownPlugins: [],
    frontMatter: {},
    isCommonMark: false,
  }
}
