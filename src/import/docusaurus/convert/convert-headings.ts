import GithubSlugger from 'github-slugger'
import { listNodes, type MdxNode, readPlainText } from './mdx-tree.ts'
import type { PageConversion } from './page-conversion.ts'

const fixedId = /\s*\{#([^\s}]+)\}\s*$/

/**
 * Converts headings. A level-one heading at the start is the title. Later ones become headings of the second level,
 * because a page has one title. An ID that is used twice gets a number.
 */
export function convertHeadings(tree: MdxNode, conversion: PageConversion): void {
  const headings = listNodes(tree).filter(({ type }) => type === 'heading')
  const title = conversion.page.kind === 'partial' ? undefined : findTitle(tree)
  const slugger = new GithubSlugger()
  const ids = new Set<string>()
  for (const heading of headings) {
    if (heading === title) convertTitle(heading, conversion)
    else {
      if (heading.depth === 1) demote(heading, conversion)
      checkId(heading, { slugger, ids }, conversion)
    }
  }
}

/** Finds the level-one heading that comes before all other content. */
function findTitle(tree: MdxNode): MdxNode | undefined {
  const first = tree.children.find(
    ({ type, value }) =>
      type !== 'yaml' && type !== 'mdxjsEsm' && !(type === 'mdxFlowExpression' && /^\s*\/\*/.test(value)),
  )
  return first?.type === 'heading' && first.depth === 1 ? first : undefined
}

/** Our title is the one in the front matter. Docusaurus prints the heading, and names the page after the front matter. */
function convertTitle(heading: MdxNode, { page, frontMatter }: PageConversion): void {
  const text = readPlainText(heading).trim()
  const { title, sidebar_label: label, title_meta: meta } = page.frontMatter
  if (title === undefined || String(title) === text || text === '') return
  frontMatter.title = text
  if (label === undefined) frontMatter.sidebar_label = String(title)
  if (meta === undefined) frontMatter.title_meta = String(title)
}

function demote(heading: MdxNode, conversion: PageConversion): void {
  const { edits } = conversion
  const source = edits.text.slice(heading.start, heading.end)
  if (source.startsWith('#')) edits.insert(heading.start, '#')
  else {
    const underline = heading.start + source.lastIndexOf('\n') + 1
    edits.replace(underline, heading.end, edits.text.slice(underline, heading.end).replaceAll('=', '-'))
  }
}

interface UsedIds {
  slugger: GithubSlugger
  ids: Set<string>
}

function checkId(heading: MdxNode, { slugger, ids }: UsedIds, { edits, headings }: PageConversion): void {
  const source = edits.text.slice(heading.start, heading.end)
  const match = source.match(fixedId)
  const text = readPlainText(heading).trim()
  const id = match?.[1] ?? slugger.slug(text)
  const depth = Math.max(2, heading.depth)
  if (!ids.has(id)) {
    ids.add(id)
    headings.push({ depth, id, text })
    return
  }
  let number = 1
  while (ids.has(`${id}-${number}`)) number += 1
  ids.add(`${id}-${number}`)
  headings.push({ depth, id: `${id}-${number}`, text })
  const end = source.startsWith('#') ? source.trimEnd().length : source.indexOf('\n')
  const start = match?.index ?? end
  edits.replace(
    heading.start + start,
    heading.start + (match === null ? end : start + match[0].length),
    ` {#${id}-${number}}`,
  )
}
