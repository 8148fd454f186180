/** A block of HCL: `resource "e2e_node" "web" { … }`. */
export interface HclBlock {
  type: string
  labels: string[]
  attributes: string[]
  blocks: HclBlock[]
  /** It has a comment that represents omitted arguments. */
  isExcerpt: boolean
}

const token =
  /\s+|(?<comment>#[^\n]*|\/\/[^\n]*|\/\*[\s\S]*?\*\/)|<<-?(?<end>\w+)[^\n]*\n[\s\S]*?^\s*\k<end>$|(?<text>"(?:\$\{(?:[^{}]|\{[^{}]*\})*\}|\\.|[^"\\])*")|(?<name>[A-Za-z_][\w.-]*)|(?<sign>=>|==|!=|<=|>=|&&|\|\||\.\.\.|[-+*/%<>=!?:.,()[\]{}\d])/gmy

interface Token {
  kind: 'comment' | 'text' | 'name' | 'sign' | 'line' | 'value'
  text: string
}

/** Reads the blocks of a file, with a root block around them. Throws where it isn't HCL. */
export function readHcl(code: string): HclBlock {
  const tokens = readCodeTokens(code)
  const { block, next } = readBody(tokens, 0)
  if (next < tokens.length) throw new Error(`unexpected \`${tokens[next]?.text}\``)
  return block
}

function readCodeTokens(code: string): Token[] {
  const tokens: Token[] = []
  token.lastIndex = 0
  while (token.lastIndex < code.length) {
    const at = token.lastIndex
    const match = token.exec(code)
    if (match === null) throw new Error(`unexpected ${JSON.stringify(code.slice(at, at + 30))}`)
    const kinds = ['comment', 'text', 'name', 'sign'] as const
    const kind = kinds.find((name) => match.groups?.[name] !== undefined)
    if (kind !== undefined) tokens.push({ kind, text: match[0] })
    else if (match.groups?.end !== undefined)
      tokens.push({ kind: 'value', text: match[0] }, { kind: 'line', text: '\n' })
    else if (match[0].includes('\n')) tokens.push({ kind: 'line', text: '\n' })
  }
  return tokens
}

function readBody(tokens: readonly Token[], start: number): { block: HclBlock; next: number } {
  const block: HclBlock = { type: '', labels: [], attributes: [], blocks: [], isExcerpt: false }
  let at = start
  while (at < tokens.length) {
    const { kind, text } = tokens[at] as Token
    if (kind === 'comment') block.isExcerpt ||= /…|\.\.\./.test(text)
    if (kind === 'comment' || kind === 'line') at += 1
    else if (kind === 'name' || kind === 'text') at = readEntry(tokens, at, block)
    else break
  }
  return { block, next: at }
}

/** Reads an attribute or a block, and returns the index of the token behind it. */
function readEntry(tokens: readonly Token[], start: number, parent: HclBlock): number {
  const name = (tokens[start]?.text ?? '').replaceAll('"', '')
  if (tokens[start + 1]?.text === '=') {
    parent.attributes.push(name)
    return skipExpression(tokens, start + 2)
  }
  const labels: string[] = []
  let at = start + 1
  for (; tokens[at]?.kind === 'text' || tokens[at]?.kind === 'name'; at++)
    labels.push((tokens[at]?.text ?? '').replaceAll('"', ''))
  if (tokens[at]?.text !== '{') throw new Error(`\`${name}\` has neither a value nor a block`)
  const { block, next } = readBody(tokens, at + 1)
  if (tokens[next]?.text !== '}') throw new Error(`the block \`${name}\` doesn't end`)
  parent.blocks.push({ ...block, type: name, labels })
  return next + 1
}

const opening = new Set(['{', '[', '('])
const closing = new Set(['}', ']', ')'])

/** An expression ends with its line, or with the bracket around it. */
function skipExpression(tokens: readonly Token[], start: number): number {
  let depth = 0
  let at = start
  for (; at < tokens.length; at++) {
    const { kind, text } = tokens[at] as Token
    if (depth === 0 && (kind === 'line' || kind === 'comment' || closing.has(text))) break
    if (kind === 'sign' && opening.has(text)) depth += 1
    if (kind === 'sign' && closing.has(text)) depth -= 1
  }
  if (at === start) throw new Error('an argument has no value')
  return at
}
