import { parser as javascript } from '@lezer/javascript'

/** A comment, a string, or a paragraph, at its position in a file. */
export interface EnglishText {
  text: string
  /** Line of the file where the text starts, from 1. */
  line: number
}

const typescript = javascript.configure({ dialect: 'ts jsx' })
const plainTypescript = javascript.configure({ dialect: 'ts' })
const proseNodes = new Set([
  'LineComment',
  'BlockComment',
  'String',
  'TemplateString',
  'JSXText',
  'JSXAttributeValue',
])

/** Reads the comments and texts of a source file, or the prose of a Markdown document. */
export function readEnglishTexts(file: string, content: string): EnglishText[] {
  if (/\.mdx?$/.test(file)) return splitMarkdown(content)
  if (file.endsWith('.css')) return readStyleComments(content)
  return readScriptTexts(file, content)
}

function readScriptTexts(file: string, content: string): EnglishText[] {
  const lines = createLineCounter(content)
  const texts: EnglishText[] = []
  const tree = (file.endsWith('.tsx') ? typescript : plainTypescript).parse(content)
  tree.iterate({
    enter: ({ name, from, to }) => {
      if (!proseNodes.has(name)) return
      const previous = texts.at(-1)
      const line = lines(from)
      const text = content.slice(from, to)
      // Consecutive line comments form one text.
      if (name === 'LineComment' && previous !== undefined && isContinued(previous, line))
        previous.text += `\n${cleanText(text)}`
      else if (/\s/.test(text) && !isSql(text)) texts.push({ text: cleanText(text), line })
    },
  })
  return texts
}

/** Recognizes SQL statements. Columns are named by migrations, so their names can't be changed like prose. */
const isSql = (text: string): boolean =>
  /^[`'"]\s*(?:SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|WITH)\b/.test(text)

function isContinued({ text, line }: EnglishText, next: number): boolean {
  return text.startsWith('//') && line + text.split('\n').length === next
}

/** Removes the marks of comments, code spans, and values in templates. Keeps the number of lines. */
function cleanText(text: string): string {
  return text
    .replace(/^[ \t]*\*(?!\/)/gm, '')
    .replace(/(?<=\n[ \t]*)\/\//g, '')
    .replace(/\\`[^`\n]*\\`|(?<=^\/[\s\S]*)`[^`\n]*`/g, '…')
    .replace(/\$\{[^{}]*\}/g, '…')
    .replace(/\\n/g, ' ')
}

function readStyleComments(content: string): EnglishText[] {
  const lines = createLineCounter(content)
  return [...content.matchAll(/\/\*[\s\S]*?\*\//g)].map(({ 0: text, index }) => ({
    text: cleanText(text),
    line: lines(index),
  }))
}

/** Splits a document into paragraphs, without code blocks and code spans. */
function splitMarkdown(content: string): EnglishText[] {
  const prose = content
    .replace(/^(`{3,})[\s\S]*?^\1[ \t]*$/gm, (code) => code.replace(/[^\n]/g, ''))
    .replace(/`[^`\n]*`/g, '…')
  const lines = createLineCounter(prose)
  return [...prose.matchAll(/\S(?:.|\n(?!\s*\n|[#|>-]))*/g)].map(({ 0: text, index }) => ({
    text,
    line: lines(index),
  }))
}

/** Returns a function from a position to its line. Positions must not decrease. */
function createLineCounter(content: string): (position: number) => number {
  let line = 1
  let end = content.indexOf('\n')
  return (position) => {
    while (end !== -1 && end < position) {
      line++
      end = content.indexOf('\n', end + 1)
    }
    return line
  }
}
