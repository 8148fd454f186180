import type { ConversionContext } from '../conversion-context.ts'
import type { DocusaurusPage } from '../docusaurus-page.ts'
import { convertNode } from './convert-body.ts'
import { convertHtmlMedia } from './convert-html-media.ts'
import { replaceFrontMatter } from './front-matter/replace-front-matter.ts'
import { listNodes, parseCommonMark } from './mdx-tree.ts'
import { PageConversion } from './page-conversion.ts'
import { convertHeadings } from './prose/convert-headings.ts'

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
