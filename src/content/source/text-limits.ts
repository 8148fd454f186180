import { createFenceReader } from '../../shared/content/fences.ts'
import type { Problem } from '../../shared/docs-error.ts'
import type { TracedText } from './prepare-source.ts'

/**
 * Limits of the Markdown compiler's input. Its time grows with the square of the special characters in one block of
 * text, and of its nesting. Each limit is far above ordinary content, and keeps a page below a second.
 */
const textLimits = {
  /** Characters of the front matter. */
  frontMatter: 64_000,
  /** Sum over all blocks of the squared number of special characters: one block with 20,000 of them. */
  blockCost: 20_000 ** 2,
  /** Runs of `*`, `_`, and `~` in one block. Each may open an emphasis inside the previous one. */
  emphasis: 20_000,
  /** Nested quotes and lists that one line opens. */
  containers: 50,
  /** Width of the indentation before the marker of a list or quote. */
  indentation: 400,
  columns: 500,
  /** Columns times rows, because short rows are filled up. */
  cells: 50_000,
}

/** Characters that make the compiler look ahead or back. */
const special = /[[{<:&@]/g
const emphasis = /[*_~]+/g
const containers = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)))+/
const marker = />|[-+*](?=[ \t]|$)|\d{1,9}[.)]/g
const delimiterRow = /^[ \t>]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-*:?[ \t]*)*$/

interface Block {
  /** From 1. */
  line: number
  specials: number
  emphasis: number
  columns: number
  rows: number
}

/** Reports front matter that is too long, because the time to parse it grows with the square of its keys. */
export function checkFrontMatterLimits(block: string | undefined, file: string): Problem | undefined {
  if (block === undefined || block.length <= textLimits.frontMatter) return undefined
  return {
    problem: `The front matter has ${block.length} characters; the limit is ${textLimits.frontMatter}.`,
    at: { file, line: 1 },
    fix: 'End it with a line `---`, and move text into the page.',
  }
}

/** Finds the position where the compiler would take too long. */
export function checkTextLimits({ text, origin }: TracedText): Problem[] {
  const problems: Problem[] = []
  const blocks: Block[] = []
  const add = (line: number, excess: Excess | undefined): void => {
    if (excess !== undefined && problems.length < 10) problems.push({ ...excess, at: origin(line) })
  }
  let block: Block | undefined
  const readFence = createFenceReader()
  for (const [index, content] of text.split('\n').entries()) {
    const isCode = readFence(content)
    if (!isCode) add(index + 1, findContainerExcess(content))
    if (isCode || /^[\s>]*$/.test(content)) {
      block = undefined
      continue
    }
    if (block === undefined) {
      block = createBlock(index + 1)
      blocks.push(block)
    }
    readLine(content, block)
  }
  for (const each of blocks) add(each.line, findTableExcess(each) ?? findEmphasisExcess(each))
  add(findLargestBlock(blocks).line, findCostExcess(blocks))
  return problems
}

type Excess = Pick<Problem, 'problem' | 'fix'>

function readLine(line: string, block: Block): void {
  block.specials += countMatches(line, special)
  block.emphasis += countMatches(line, emphasis)
  if (block.columns > 0) block.rows += 1
  else if (line.includes('|') && delimiterRow.test(line)) block.columns = line.split('|').length
}

const countMatches = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

function findContainerExcess(line: string): Excess | undefined {
  const [opened = ''] = line.match(containers) ?? []
  const indentation = line.length - line.trimStart().length
  if (opened !== '' && indentation > textLimits.indentation) {
    return {
      problem: `The list or quote is indented by ${indentation} characters; the limit is ${textLimits.indentation}.`,
      fix: 'Indent it less, or put it into a code block.',
    }
  }
  const depth = countMatches(opened, marker)
  if (depth <= textLimits.containers) return undefined
  return {
    problem: `The line opens ${depth} nested lists and quotes; the limit is ${textLimits.containers}.`,
    fix: 'Put the text into a code block, or remove the markers.',
  }
}

function findTableExcess({ columns, rows }: Block): Excess | undefined {
  const { columns: most, cells } = textLimits
  if (columns <= most && columns * rows <= cells) return undefined
  return {
    problem: `The table has ${columns} columns and ${rows} rows; the limit is ${most} columns and ${cells} cells.`,
    fix: 'Split the table, or offer the data as a download.',
  }
}

function findEmphasisExcess({ emphasis: runs }: Block): Excess | undefined {
  if (runs <= textLimits.emphasis) return undefined
  return {
    problem: `This block of text has ${runs} marks of emphasis; the limit is ${textLimits.emphasis}.`,
    fix: 'Put it into a code block, or split it with blank lines.',
  }
}

const findLargestBlock = (blocks: readonly Block[]): Block =>
  blocks.reduce((largest, block) => (block.specials > largest.specials ? block : largest), createBlock(1))

const createBlock = (line: number): Block => ({ line, specials: 0, emphasis: 0, columns: 0, rows: 0 })

function findCostExcess(blocks: readonly Block[]): Excess | undefined {
  const cost = blocks.reduce((sum, { specials }) => sum + specials ** 2, 0)
  if (cost <= textLimits.blockCost) return undefined
  return {
    problem: `This block of text has ${findLargestBlock(blocks).specials} brackets, braces, colons, and ampersands, which takes too long to parse.`,
    fix: 'Put it into a code block, or split it with blank lines.',
  }
}
