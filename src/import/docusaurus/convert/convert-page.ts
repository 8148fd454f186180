import { posix } from 'node:path'
import { formatCodeFence } from '../../../shared/text/escape-markdown.ts'
import type { ConversionContext } from '../conversion-context.ts'
import type { DocusaurusPage } from '../docusaurus-page.ts'
import { writeAddedImports } from './code/convert-statements.ts'
import { convertBody } from './convert-body.ts'
import { convertCommonMark } from './convert-common-mark.ts'
import { formatNotice } from './format-notice.ts'
import { frontMatterBlock } from './front-matter/front-matter-block.ts'
import { replaceFrontMatter } from './front-matter/replace-front-matter.ts'
import { listNodes, parseCommonMark, parseMdx } from './mdx-tree.ts'
import { PageConversion } from './page-conversion.ts'
import { prepareMdx } from './prepare-mdx.ts'
import { prepareMdx1 } from './prepare-mdx1.ts'

/** Converts a Markdown file of Docusaurus. */
export function convertPage(page: DocusaurusPage, context: ConversionContext): string {
  const text = convertText(page, context)
  // A page without any text is an error here.
  return text.trim() === '' && page.kind !== 'partial'
    ? `---\ntitle: ${JSON.stringify(posix.basename(page.out, '.mdx'))}\n---\n`
    : text
}

function convertText(page: DocusaurusPage, context: ConversionContext): string {
  if (page.isCommonMark) return escapePage(convertCommonMark(page, context), page, context)
  const prepared = (context.isMdx1 ? prepareMdx1 : prepareMdx)(page.text, { math: context.hasMath })
  if (prepared === undefined) return convertUnreadable(page, context)
  const conversion = new PageConversion(prepared.text, page, context)
  for (const line of new Set(prepared.repairedLines))
    context.report.add('markdown', "The text isn't valid MDX, so it was repaired.", {
      file: page.label,
      line,
    })
  convertBody(prepared.tree, conversion)
  const text = writeAddedImports(conversion.edits.apply(), conversion)
  return escapePage(replaceFrontMatter(text, conversion), page, context)
}

function escapePage(text: string, page: DocusaurusPage, { hasMath, report }: ConversionContext): string {
  if (hasMath) return text
  try {
    return escapeFormulas(text, page)
  } catch {
    report.add('markdown', 'The converted page may have dollar signs that are read as formulas.', {
      file: page.label,
      line: 1,
    })
    return text
  }
}

/** A page that no repair makes MDX is shown as its source. */
function convertUnreadable(page: DocusaurusPage, context: ConversionContext): string {
  context.report.add('markdown', "The page isn't valid MDX. Its source is shown as code.", {
    file: page.label,
    line: 1,
  })
  const conversion = new PageConversion(page.text, page, context)
  const text = replaceFrontMatter(page.text, conversion)
  const [head = ''] = text.match(frontMatterBlock) ?? []
  const source = formatCodeFence({ code: text.slice(head.length).trim(), language: 'mdx' })
  return `${head}\n\n${formatNotice("The page isn't valid MDX. This is its source.")}\n\n${source}\n`
}

/** Escapes the dollar signs of a text without formulas that would begin one. */
function escapeFormulas(text: string, { isCommonMark }: { isCommonMark: boolean }): string {
  if (!text.includes('$')) return text
  const parse = isCommonMark ? parseCommonMark : parseMdx
  let result = text
  // Escaping one dollar sign can pair the next two.
  for (let round = 0; round < 50; round++) {
    const formulas = listNodes(parse(result, { math: true })).filter(({ type }) =>
      /^(?:inlineMath|math)$/.test(type),
    )
    if (formulas.length === 0) return result
    for (const { start } of [...formulas].reverse())
      result = `${result.slice(0, start)}${result.slice(start).replace(/^\s*\$+/, (signs) => signs.replaceAll('$', '\\$'))}`
  }
  return result
}
