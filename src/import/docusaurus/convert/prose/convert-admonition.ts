import { join } from 'node:path'
import { admonitionKinds, admonitionNames } from '../../../../shared/content/admonition-kinds.ts'
import { readTranslatedTexts } from '../../read/read-translated-texts.ts'
import type { MdxNode } from '../mdx-tree.ts'
import type { PageConversion } from '../page-conversion.ts'

const opening = /^(:{3,})[ \t]*([\w-]+)(?:[ \t]*\[(.*)\])?[ \t]*(.*)$/

/** Writes admonitions with names of the site's own as notes, and titles with Markdown in brackets. */
export function convertAdmonition(node: MdxNode, conversion: PageConversion): void {
  const { edits, context } = conversion
  const line = edits.text.slice(node.start).split('\n', 1)[0] ?? ''
  const [, marker = '', name = '', label, title = ''] = line.match(opening) ?? []
  if (marker === '') return
  const isKnown = admonitionNames.includes(name)
  if (!isKnown && !context.admonitionNames.includes(name)) {
    conversion.report(
      'markdown',
      `\`${marker}${name}\` isn't an admonition, and Docusaurus prints it as text.`,
      node.start,
    )
    edits.replace({ start: node.start, end: node.start + line.length }, `\\${line}`)
    escapeEnd(node, marker, conversion)
    return
  }
  const hasMarkdown = /[*_`[\]<{]/.test(title)
  // Docusaurus titles `caution` and other synonyms by their own names, which a table of our texts doesn't have.
  const synonymTitle = isKind(name) ? undefined : findSynonymTitle(name, conversion)
  const isSynonym = synonymTitle !== undefined
  // Docusaurus 2 shows a warning as a danger.
  const kind = context.isMdx1 && name === 'warning' ? 'danger' : name
  const isUntitled = label === undefined && title.trim() === ''
  if (isKnown && kind === name && !hasMarkdown && !(isSynonym && isUntitled)) return
  const text = label ?? (title.trim() || (synonymTitle ?? (isKnown ? '' : toTitle(name))))
  edits.replace(
    { start: node.start, end: node.start + line.length },
    `${marker}${isKnown ? kind : 'note'}${text === '' ? '' : `[${text}]`}`,
  )
}

function findSynonymTitle(name: string, { page, context }: PageConversion): string | undefined {
  const file = join(context.root, 'i18n', page.locale, 'code.json')
  const translated = readTranslatedTexts(file).find(([key]) => key === `theme.admonition.${name}`)?.[1]
  return translated ?? (page.locale.startsWith('en') ? toTitle(name) : undefined)
}

function escapeEnd({ start, end }: MdxNode, marker: string, { edits }: PageConversion): void {
  const last = edits.text.lastIndexOf('\n', end - 1) + 1
  const indent = edits.text.slice(last, end).search(/\S/)
  if (last > start && edits.text.slice(last + indent, end).startsWith(marker))
    edits.insert(last + indent, '\\')
}

const isKind = (name: string): boolean => admonitionKinds.some((kind) => kind === name)

const toTitle = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replace(/[-_]+/g, ' ')
