import { createFenceReader } from '../../../shared/content/fences.ts'
import { type MdxNode, parseMdx } from './mdx-tree.ts'

const codeSpan = /(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g

/** MDX that the parser accepts, on the same lines as the source. */
export interface PreparedMdx {
  text: string
  tree: MdxNode
  /** Lines where a character that would have been code was escaped. */
  repairedLines: number[]
}

const maxRepairs = 200
/** Fences that hide MDX from translation tools. */
const mdxFence = /^[ \t]*(`{3,})mdx-code-block[^\n]*\n([\s\S]*?)\n[ \t]*\1[ \t]*$/gm
/** A fence, a comment, or a code span, whichever begins first. Fences and spans may contain the marks of comments. */
const codeOrComment =
  /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?(`{3,}|~{3,})[^`\n]*\n[\s\S]*?(?:^[ \t>]*\1[`~]*[ \t]*$|(?![\s\S]))|<!--([\s\S]*?)-->|(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?[^`]\3(?!`)/gm
const emptyElement = /<(area|br|col|hr|img|input|source|wbr)\b((?:"[^"]*"|'[^']*'|[^<>"'])*?)\s*(?<!\/)>/g
/** A comment between the attributes of a component. */
const tagComment = /(<[A-Z][\w.]*(?:\s[^<>]*?)?)\n[ \t]*\/\/[^\n<>]*(?=\n)/g
/** An address after `](` is the target of a link. */
const webAddress = /(?<!\]\(\s*)<(https?:\/\/[^\s<>]+|mailto:[^\s<>]+|[\w.+-]+@[\w-]+\.[\w.-]+)>/g

/**
 * Writes what MDX 1 and Docusaurus accept as MDX: HTML comments, empty elements without a slash, and addresses in angle
 * brackets. Escapes any other character that isn't MDX. Undefined if that doesn't help.
 */
export function prepareMdx(source: string, { math }: { math: boolean }): PreparedMdx | undefined {
  const [front = ''] = source.match(/^---[ \t]*\r?\n[\s\S]*?\r?\n---[ \t]*(?=\r?\n|$)/) ?? []
  const body = changeProse(convertComments(source.slice(front.length).replace(mdxFence, '\n$2\n')), (prose) =>
    removeTagComments(prose).replace(
      webAddress,
      (_, address: string) => `[${address}](${toLinkAddress(address)})`,
    ),
  )
  let text = front + body
  const repairedLines: number[] = []
  for (let round = 0; round < maxRepairs; round++) {
    const result = tryParse(text, math)
    if ('tree' in result) return { text, tree: result.tree, repairedLines }
    const repaired = repair(text, result, round)
    if (repaired === undefined) return undefined
    repairedLines.push(result.line)
    text = repaired
  }
  return undefined
}

const convertComments = (text: string): string =>
  text.replace(codeOrComment, (match: string, _, comment: string | undefined) =>
    comment === undefined ? match : `{/*${comment.replaceAll('*/', '* /')}*/}`,
  )

function removeTagComments(prose: string): string {
  const result = prose.replace(tagComment, '$1')
  return result === prose ? prose : removeTagComments(result)
}

const toLinkAddress = (address: string): string =>
  /^(?:https?|mailto):/.test(address) ? address : `mailto:${address}`

interface MdxMistake {
  line: number
  column: number
  message: string
}

function tryParse(text: string, math: boolean): { tree: MdxNode } | MdxMistake {
  try {
    return { tree: parseMdx(text, { math }) }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const [, line, column] = message.match(/^(\d+):(\d+)/) ?? []
    return { line: Number(line ?? 1), column: Number(column ?? 1), message }
  }
}

/** Repairs the line of a mistake: empty elements get a slash, and then the character before the mistake is escaped. */
function repair(text: string, { line, column, message }: MdxMistake, round: number): string | undefined {
  const lines = text.split('\n')
  const source = lines[line - 1]
  if (source === undefined) return undefined
  const closed = round < 1 ? changeProse(text, closeElements) : text
  if (closed !== text) return closed
  if (splitTags(lines, message)) return lines.join('\n')
  const joined = joinSplitElement(lines, { line, message })
  if (joined !== undefined) return joined
  const at = findSpecialCharacter(source, column)
  if (at === undefined) return escapeNearestBefore(lines, line - 1)
  lines[line - 1] = escapeAt(source, at)
  return lines.join('\n')
}

const openElement = /Expected a closing tag for `<[^`]*>` \((\d+):(\d+)\) before the end of `paragraph`/

/**
 * Gives an opening tag a line to itself, if only elements are beside it: `<details><summary>A</summary>`. An empty line that follows makes up
 * for the additional one.
 */
function splitTags(lines: string[], message: string): boolean {
  const [, line, column] = message.match(openElement) ?? []
  const at = Number(line) - 1
  const source = lines[at] ?? ''
  const [, start = '', before = ''] =
    source.slice(0, Number(column) - 1).match(/^([ \t]*)(|<.*>[ \t]*)$/) ?? []
  const [, tag, after = ''] =
    source.slice(start.length + before.length).match(/^(<[^<>]*>)[ \t]*(|<.*>[ \t]*)$/) ?? []
  const parts = [before, tag ?? '', after].filter((part) => part !== '')
  if (tag === undefined || parts.length < 2) return false
  lines.splice(at, 1, ...parts.map((part) => start + part.trimEnd()))
  const next = lines.findIndex((text, index) => index > at && !/^[ \t]*<.*>[ \t]*$/.test(text))
  if (lines[next]?.trim() === '') lines.splice(next, 1)
  return true
}

const splitElement = /Expected the closing tag .* opened at (\d+):\d+/
const maxJoinedLines = 20

/** Joins the lines of an element whose opening tag has a line to itself and whose closing tag doesn't. */
function joinSplitElement(
  lines: readonly string[],
  { line, message }: Pick<MdxMistake, 'line' | 'message'>,
): string | undefined {
  const first = Number(message.match(splitElement)?.[1] ?? line)
  const joined = lines.slice(first - 1, line)
  if (first >= line || line - first > maxJoinedLines || joined.some((text) => text.trim() === ''))
    return undefined
  const [start = '', ...others] = joined
  return [
    ...lines.slice(0, first - 1),
    [start, ...others.map((text) => text.trim())].join(' '),
    ...lines.slice(line),
  ].join('\n')
}

const closeElements = (prose: string): string => prose.replace(emptyElement, '<$1$2 />')

/** Finds the last `<` or `{` up to a column, or the next one after it. */
function findSpecialCharacter(source: string, column: number): number | undefined {
  const before = [...source.slice(0, column).matchAll(/(?<!\\)[<{}]/g)].at(-1)?.index
  if (before !== undefined) return before
  const after = source.slice(column).search(/(?<!\\)[<{}]/)
  return after === -1 ? undefined : column + after
}

/** Escapes the last special character on the lines before. A tag that isn't closed is reported where its parent ends. */
function escapeNearestBefore(lines: string[], before: number): string | undefined {
  for (let index = before - 1; index >= 0; index--) {
    const at = findSpecialCharacter(lines[index] ?? '', lines[index]?.length ?? 0)
    if (at === undefined) continue
    lines[index] = escapeAt(lines[index] ?? '', at)
    return lines.join('\n')
  }
  return undefined
}

const escapeAt = (line: string, at: number): string => `${line.slice(0, at)}\\${line.slice(at)}`

/** Changes Markdown outside of code fences and code spans. */
function changeProse(text: string, change: (prose: string) => string): string {
  return splitFences(text)
    .map(({ text: part, isFence }) => (isFence ? part : changeOutsideSpans(part, change)))
    .join('')
}

function changeOutsideSpans(text: string, change: (prose: string) => string): string {
  let result = ''
  let at = 0
  for (const span of text.matchAll(codeSpan)) {
    // A code span ends with its paragraph.
    if (/\n\s*\n/.test(span[0])) continue
    result += change(text.slice(at, span.index)) + span[0]
    at = span.index + span[0].length
  }
  return result + change(text.slice(at))
}

function splitFences(text: string): { text: string; isFence: boolean }[] {
  const parts: { text: string; isFence: boolean }[] = []
  const readFence = createFenceReader()
  for (const line of text.split(/(?<=\n)/)) {
    const isFence = readFence(line.replace(/\r?\n$/, ''))
    const last = parts.at(-1)
    if (last?.isFence === isFence) last.text += line
    else parts.push({ text: line, isFence })
  }
  return parts
}
