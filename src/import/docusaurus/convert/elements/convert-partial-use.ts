import { importPartial } from '../code/convert-statements.ts'
import { runExpression } from '../code/evaluate-expression.ts'
import type { PartialImport } from '../code/import-binding.ts'
import type { PageConversion } from '../page-conversion.ts'
import { isAlone, type PageElement } from './page-element.ts'
import { formatProps, type OpeningTag } from './scan-tag.ts'

/** Converts the place where a page shows a partial, which takes a separate line. */
export function convertPartialUse(
  use: PageElement,
  partial: PartialImport,
  conversion: PageConversion,
): boolean {
  const { node, tag } = use
  const { edits, context } = conversion
  if (node.children.length > 0)
    conversion.report('component', `The content of \`<${node.name}>\` isn't carried over.`, node.start)
  const isPlain = tag.attributes.every(({ name, code }) => name !== undefined && isLiteral(code, conversion))
  if (!isPlain || context.partials.isComplex(partial.target)) {
    const props = readProps(tag, conversion)
    if (props !== undefined) {
      replaceUse(use, importPartial(context.partials.find(partial.target, props), conversion), conversion)
      return false
    }
  }
  partial.isUsed = true
  context.partials.use(partial.target)
  const values = listValues(use, conversion)
  const text = [partial.alias, ...values].join(' ')
  if (isAlone(node, edits.text) && `<${text} />` === edits.text.slice(node.start, node.end)) return false
  replaceUse(use, text, conversion)
  return false
}

function replaceUse({ node }: PageElement, text: string, { edits }: PageConversion): void {
  edits.replace(node, isAlone(node, edits.text) ? `<${text} />` : `\n\n<${text} />\n\n`)
}

/** Whether a value can stay as it is. The place where a page shows a partial is one line. */
const isLiteral = (code: string | undefined, conversion: PageConversion): boolean =>
  code === undefined || (!/[{}\n]/.test(code) && conversion.isSupportedExpression(code))

/** Computes the values that a partial gets. Undefined if one can't be computed. */
function readProps(tag: OpeningTag, conversion: PageConversion): Record<string, unknown> | undefined {
  try {
    return runExpression(formatProps(tag), conversion) as Record<string, unknown>
  } catch {
    return undefined
  }
}

function listValues({ node, tag }: PageElement, conversion: PageConversion): string[] {
  return tag.attributes.flatMap(({ name, text, code }) => {
    if (name === undefined || /[{}]/.test(code ?? '')) {
      conversion.report(
        'code',
        `A value for the partial \`<${node.name}>\` is code, which isn't carried over.`,
        node.start,
      )
      return []
    }
    if (text === undefined && code === undefined) return [name]
    return [`${name}=${text === undefined ? `{${code?.trim()}}` : `"${text}"`}`]
  })
}
