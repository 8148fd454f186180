import { basename } from 'node:path'
import GithubSlugger from 'github-slugger'
import { fileToRoute } from '../../../../content/file-to-route.ts'
import { stripNumberPrefix } from '../../../../shared/content/number-prefix.ts'
import { getPostPath, readPostName } from '../../blog/post-name.ts'
import { asText } from '../../read/as-values.ts'
import { listNodes, type MdxNode, readPlainText, readTextWithoutDirectives } from '../mdx-tree.ts'
import type { PageConversion } from '../page-conversion.ts'
import { hasShortcode } from './convert-shortcodes.ts'

/** An ID that the site's writers chose. MDX reads the brace as code unless it's escaped, which Docusaurus does, or the writer. */
const fixedId = /\s*\\?\{#([^\s}]+)\}\s*$/

/** An escaped brace with a closing one that isn't, which our parser would read as attributes of the heading. */
const openBrace = /\\\{[^{}]*[^{}\\](?=\}\s*$)/

/**
 * Converts headings. A level-one heading at the start is the title. Later ones become headings of the second level,
 * because a page has one title. An ID that would change is written out.
 */
export function convertHeadings(tree: MdxNode, conversion: PageConversion): void {
  const headings = listNodes(tree).filter(({ type }) => type === 'heading')
  const title = conversion.page.kind === 'partial' ? undefined : findTitle(tree, conversion.context.isMdx1)
  if (title === undefined) nameUntitledPage(conversion)
  const names: HeadingNames = {
    old: new GithubSlugger(),
    // Docusaurus 2 has no directives in text.
    readOldText: conversion.context.isMdx1 ? readPlainText : readTextWithoutDirectives,
    current: new GithubSlugger(),
    ids: new Set(),
  }
  for (const heading of headings) {
    if (heading === title) {
      convertTitle(heading, tree, conversion)
      // Docusaurus gives the title an ID as well. In posts, it removes the heading first.
      if (conversion.page.kind !== 'blogPost') names.old.slug(names.readOldText(heading).trim())
    } else {
      if (heading.depth === 1) demote(heading, conversion)
      checkId(heading, names, conversion)
    }
  }
}

/** A post without a title has the name of its file, as written. A guide has its `id` or this name, even if that is `index`. */
function nameUntitledPage({ page, frontMatter }: PageConversion): void {
  if (page.frontMatter.title !== undefined) return
  if (page.kind === 'blogPost') frontMatter.title = readPostName(getPostPath(page.out)).text
  if (page.kind !== 'doc') return
  const name =
    asText(page.frontMatter.id) ?? page.id ?? stripNumberPrefix(basename(page.source).replace(/\.mdx?$/, ''))
  // A page without a title is named after its route here, with a capital letter.
  if (name !== fileToRoute(page.out).segments.at(-1)) frontMatter.title = name
}

/**
 * Finds the title as Docusaurus does: the first heading, if it's at level one and no line is before it. In Docusaurus 2, only imports may
 * be before it.
 */
function findTitle(tree: MdxNode, isMdx1: boolean): MdxNode | undefined {
  const first = isMdx1
    ? tree.children.find(({ type }) => type !== 'yaml' && type !== 'mdxjsEsm')
    : listNodes(tree).find(({ type }) => type === 'heading' || type === 'thematicBreak')
  return first?.type === 'heading' && first.depth === 1 ? first : undefined
}

/** A paragraph of spaces hides a level-one heading from Docusaurus, which prints it all the same. */
const isBlank = (node: MdxNode): boolean => node.type === 'paragraph' && isBlankText(node)
const isBlankText = ({ type, value, children }: MdxNode): boolean =>
  type === 'text' ? value.trim() === '' : type === 'paragraph' && children.every(isBlankText)

/**
 * Our title is the one in the front matter. Docusaurus prints the heading and names the page after the front matter, but
 * removes the heading of a post.
 */
function convertTitle(heading: MdxNode, tree: MdxNode, { page, frontMatter, edits }: PageConversion): void {
  for (const { start, end } of tree.children.filter((node) => isBlank(node) && node.end <= heading.start))
    edits.replace({ start, end }, '')
  if (page.frontMatter.hide_title !== undefined) frontMatter.hide_title = undefined
  const text = readPlainText(heading).trim()
  const { title, sidebar_label: label, title_meta: meta } = page.frontMatter
  if (!tree.children.includes(heading)) {
    edits.replace(heading, '')
    frontMatter.title = text
  }
  if (title === undefined || String(title) === text || text === '') return
  if (page.kind === 'blogPost') {
    edits.replace(heading, '')
    return
  }
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
    edits.replace(
      { start: underline, end: heading.end },
      edits.text.slice(underline, heading.end).replaceAll('=', '-'),
    )
  }
}

interface HeadingNames {
  /** Creates the IDs of Docusaurus. */
  old: GithubSlugger
  /** Reads the text that Docusaurus makes an ID of. */
  readOldText: (heading: MdxNode) => string
  /** Creates the IDs that headings get here. */
  current: GithubSlugger
  ids: Set<string>
}

function checkId(
  heading: MdxNode,
  { old, readOldText, current, ids }: HeadingNames,
  { edits, headings, context }: PageConversion,
): void {
  const source = edits.text.slice(heading.start, heading.end)
  const match = source.match(fixedId)
  const text = readPlainText(heading).trim()
  // Docusaurus keeps spaces at the ends of code.
  const first = match?.[1] ?? old.slug(readOldText(heading))
  const standard = match?.[1] ?? current.slug(text)
  let id = first
  for (let number = 1; ids.has(id); number++) id = `${first}-${number}`
  ids.add(id)
  headings.push({ depth: Math.max(2, heading.depth), id, text })
  // Docusaurus creates the ID before it replaces names of emoji.
  const isRenamed = match === null && context.hasShortcodes && hasShortcode(text)
  const brace = match === null ? source.match(openBrace) : null
  if (brace !== null) edits.insert(heading.start + (brace.index ?? 0) + brace[0].length, '\\')
  const isEscaped = match?.[0].includes('\\') === true
  if (id === standard && !isRenamed && !isEscaped) return
  const end = source.startsWith('#') ? source.trimEnd().length : source.indexOf('\n')
  const start = match?.index ?? end
  const last = match === null ? end : start + match[0].length
  edits.replace({ start: heading.start + start, end: heading.start + last }, ` {#${id}}`)
}
