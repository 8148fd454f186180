import { toObject, tryParseJson, type UnknownObject } from '../../../../shared/read-unknown.ts'
import { asText } from '../../read/as-values.ts'
import type { TabBlocks } from '../../read/read-code-plugins.ts'
import type { MdxNode } from '../mdx-tree.ts'
import type { PageConversion } from '../page-conversion.ts'
import { type CodeTab, formatCodeTabs } from './code-tabs.ts'
import { indentLike, renameMagicComments } from './convert-code.ts'

const tabMeta = /(?:^|\s)tab(?:=(\{.*?\}))?(?=\s|$)/

/**
 * Converts neighboring code blocks with `tab` to tabs, as the plugin `tab-blocks` does. Returns the nodes that are left.
 */
export function convertTabBlocks(nodes: readonly MdxNode[], conversion: PageConversion): readonly MdxNode[] {
  const { tabBlocks, magicComments } = conversion.context
  if (tabBlocks === undefined || !nodes.some(isTab)) return nodes
  const others: MdxNode[] = []
  for (let index = 0; index < nodes.length; ) {
    const group = takeTabs(nodes.slice(index), tabBlocks)
    const [first] = group.nodes
    const last = group.nodes.at(-1)
    if (first === undefined || last === undefined) {
      others.push(...nodes.slice(index, index + 1))
      index += 1
      continue
    }
    const tabs = group.tabs.map((tab) => ({
      ...tab,
      blocks: tab.blocks.map(({ info, code }) => ({ info, code: renameMagicComments(code, magicComments) })),
    }))
    const text = formatCodeTabs(tabs, tabBlocks.groupId)
    const range = { start: first.start, end: last.end }
    conversion.edits.replace(range, indentLike(text, first, conversion.edits.text))
    index += group.nodes.length
  }
  return others
}

const isTab = (node: MdxNode): boolean => node.type === 'code' && tabMeta.test(node.meta)

/** Takes the tabs that a list of nodes starts with. A tab with `span` has several blocks. */
function takeTabs(nodes: readonly MdxNode[], { labels }: TabBlocks): { nodes: MdxNode[]; tabs: CodeTab[] } {
  const taken: MdxNode[] = []
  const tabs: CodeTab[] = []
  for (let node = nodes[0]; node !== undefined && isTab(node); node = nodes[taken.length]) {
    const settings = readSettings(node)
    const rest = nodes.slice(taken.length)
    const end = rest.findIndex(({ type }) => type !== 'code')
    const blocks = rest.slice(0, Math.min(Number(settings.span ?? 1), end === -1 ? rest.length : end))
    const language = node.lang ?? 'text'
    const label = asText(settings.label) ?? labels.get(language) ?? language
    const value = asText(settings.label)?.toLowerCase().replaceAll(' ', '-') ?? language
    tabs.push({
      value,
      label,
      blocks: blocks.map(({ lang, meta, value: code }) => ({
        info: [lang, meta.replace(tabMeta, '').trim()].filter(Boolean).join(' '),
        code,
      })),
    })
    taken.push(...blocks)
  }
  return { nodes: taken, tabs }
}

const readSettings = ({ meta }: MdxNode): UnknownObject =>
  toObject(tryParseJson(meta.match(tabMeta)?.[1] ?? '{}'))
