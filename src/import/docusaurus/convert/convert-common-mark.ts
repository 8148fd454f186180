import type { ConversionContext } from '../conversion-context.ts'
import type { DocusaurusPage } from '../docusaurus-page.ts'
import { convertNode } from './convert-body.ts'
import { mediaLinkTexts } from './elements/format-media.ts'
import { replaceFrontMatter } from './front-matter/replace-front-matter.ts'
import { convertImagePath } from './links/convert-link.ts'
import { listNodes, parseCommonMark } from './mdx-tree.ts'
import { PageConversion } from './page-conversion.ts'
import { convertHeadings } from './prose/convert-headings.ts'

const tags = /<(iframe|video|audio|source|track)\b[^>]*>|<\/(iframe|video|audio)>/gi

const sourceAttribute = /\ssrc=(?:"([^"]*)"|'([^']*)')/i

const blocked = /<(script|style|object|embed|form)\b[\s\S]*?(?:<\/\1>|\/>)|<(?:link|meta|base)\b[^>]*>/gi

/** Converts a page in CommonMark, where tags are HTML. */
export function convertCommonMark(page: DocusaurusPage, context: ConversionContext): string {
  const conversion = new PageConversion(page.text, page, context)
  const tree = parseCommonMark(page.text, { math: false })
  convertHeadings(tree, conversion)
  const linkedMedia = new Set<string>()
  for (const node of listNodes(tree)) {
    if (node.type === 'html') convertHtml(node, conversion, linkedMedia)
    else convertNode(node, tree, conversion)
  }
  return replaceFrontMatter(conversion.edits.apply(), conversion)
}

function convertHtml(
  { start, end }: { start: number; end: number },
  conversion: PageConversion,
  linkedMedia: Set<string>,
): void {
  const html = conversion.edits.text.slice(start, end)
  const allowed = html
    .replace(blocked, (element: string) => {
      conversion.report(
        'component',
        `The element \`${element.match(/^<\w+/)?.[0]}>\` can't be part of a page.`,
        start,
      )
      const source = element.match(/\ssrc=["']([^"']+)["']/)?.[1]
      return source === undefined ? '' : `<a href="${source}">${source}</a>`
    })
    .replace(/\s(?:style|on\w+)=(?:"[^"]*"|'[^']*')/gi, '')
    .replace(/<img\b[^>]*\ssrc=["']((?:https?:)?\/\/[^"']+)["'][^>]*>/gi, (image, address: string) =>
      conversion.context.origins.add('images', address) ? image : `<a href="${address}">${address}</a>`,
    )
  const converted = convertHtmlMedia({ html: allowed, start }, conversion, linkedMedia)
  if (converted !== html) conversion.edits.replace({ start, end }, converted)
}

/**
 * Converts the frames, videos, and recordings in a piece of HTML of a CommonMark page, and allows their origins. One that
 * no policy can allow becomes a link. The parser gives an opening and a closing tag in a paragraph as two pieces, so
 * `linked` has the elements whose closing tags are to be removed.
 */
function convertHtmlMedia(
  { html, start }: { html: string; start: number },
  conversion: PageConversion,
  linked: Set<string>,
): string {
  return html.replace(tags, (tag: string, opened: string | undefined, closed: string | undefined) => {
    if (closed !== undefined) return linked.delete(closed.toLowerCase()) ? '' : tag
    const name = (opened ?? '').toLowerCase()
    const address = readSource(tag)
    // The addresses of a video may be in `<source>`, and the files of a picture in `srcset`.
    if (address === '' && name !== 'iframe') return tag
    const { page, context } = conversion
    const target = convertImagePath(address, page, context)
    if (target !== '' && context.origins.add(name === 'iframe' ? 'frames' : 'media', target))
      return tag.replace(sourceAttribute, () => ` src="${target}"`)
    if (name in mediaLinkTexts) linked.add(name)
    return linkToMedia({ name, target, start }, conversion)
  })
}

function readSource(tag: string): string {
  const [, quoted, singleQuoted] = tag.match(sourceAttribute) ?? []
  return quoted ?? singleQuoted ?? ''
}

function linkToMedia(
  { name, target, start }: { name: string; target: string; start: number },
  conversion: PageConversion,
): string {
  const text = target === '' ? 'has no address' : `became a link to \`${target}\``
  conversion.report('media', `\`<${name}>\` ${text}.`, start)
  return target === '' ? '' : `<a href="${target}">${mediaLinkTexts[name] ?? 'Open'}</a>`
}
