import { formatScrollFrame } from '../../../shared/content/scroll-frame.ts'
import { escapeHtml } from '../../../shared/text/escape-html.ts'
import { highlightLines } from '../../highlight/highlight.ts'
import type { CodeMeta } from './code-meta.ts'

const magicComment =
  /^\s*(?:\/\/|#|--|\{?\/\*|<!--|;|%)\s*highlight-(next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/

interface CodeBlock {
  code: string
  language: string
  meta: CodeMeta
}

/**
 * Blocks with this many lines are laid out when they come near the viewport. Their height is reserved, because content
 * below would move under the reader's pointer otherwise.
 */
const minDeferredLines = 6

/**
 * Returns a code block as static HTML with token classes only, so that it works in both color modes and with a strict
 * policy, and its text without comments for us.
 */
export function renderCodeBlock({ code, language, meta }: CodeBlock): { html: string; text: string } {
  const { text, marked } = extractHighlightComments(code)
  const highlightedLines = new Set([...meta.highlightedLines, ...marked])
  const lines = highlightLines(text, language)
  const isDiff = language === 'diff'
  const needsLines = highlightedLines.size > 0 || meta.firstLineNumber !== undefined || isDiff
  const body = needsLines
    ? lines
        .map((line, index) => renderLine(line, { isHighlighted: highlightedLines.has(index + 1), isDiff }))
        .join('')
    : lines.join('\n')
  const title =
    meta.title === undefined ? '' : `<figcaption class="code-title">${escapeHtml(meta.title)}</figcaption>`
  const height = meta.wraps || lines.length < minDeferredLines ? '' : ` data-lines="${lines.length}"`
  const html = `<figure class="code-block" data-language="${escapeHtml(language)}"${height}>${title}<pre${formatPreAttributes(meta)}${formatScrollFrame(meta.title ?? language)}><code>${body}</code></pre></figure>`
  return { html, text }
}

function formatPreAttributes(meta: CodeMeta): string {
  const classes = [meta.firstLineNumber === undefined ? '' : 'numbered', meta.wraps ? 'wrapped' : ''].filter(
    Boolean,
  )
  const start =
    meta.firstLineNumber === undefined || meta.firstLineNumber === 1
      ? ''
      : ` data-start="${meta.firstLineNumber}"`
  return `${classes.length > 0 ? ` class="${classes.join(' ')}"` : ''}${start}`
}

function renderLine(
  line: string,
  { isHighlighted, isDiff }: { isHighlighted: boolean; isDiff: boolean },
): string {
  const plain = line.replace(/^<span[^>]*>/, '')
  const change =
    isDiff && plain.startsWith('+') ? ' added' : isDiff && plain.startsWith('-') ? ' removed' : ''
  return `<span class="line${isHighlighted ? ' highlighted' : ''}${change}">${line}\n</span>`
}

/**
 * Handles Docusaurus's `// highlight-next-line` and `// highlight-start … end`: removes them and highlights their
 * lines.
 */
function extractHighlightComments(code: string): { text: string; marked: number[] } {
  if (!code.includes('highlight-')) return { text: code, marked: [] }
  const codeLines: string[] = []
  const marked: number[] = []
  let isNext = false
  let isInside = false
  for (const line of code.split('\n')) {
    const kind = line.match(magicComment)?.[1]
    if (kind === 'next-line') isNext = true
    else if (kind !== undefined) isInside = kind === 'start'
    else {
      codeLines.push(line)
      if (isNext || isInside) marked.push(codeLines.length)
      isNext = false
    }
  }
  return { text: codeLines.join('\n'), marked }
}
